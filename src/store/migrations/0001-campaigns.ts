import type { Migration } from './migration.js';

/** Campaigns and their statistics over time. */
export const campaigns: Migration = {
  version: 1,
  up: (schema) => [
    schema
      .createTable('campaigns')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('seed', 'text', (column) => column.notNull())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('cupel_version', 'text', (column) => column.notNull())
      .addColumn('toolchains', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('finished_at', 'text')
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('pid', 'integer', (column) => column.notNull())
      .addColumn('next_index', 'integer', (column) => column.notNull())
      .addColumn('seconds', 'double precision', (column) => column.notNull())
      .addColumn('pass', 'integer', (column) => column.notNull())
      .addColumn('bug', 'integer', (column) => column.notNull())
      .addColumn('inconclusive', 'integer', (column) => column.notNull()),
    schema
      .createTable('samples')
      .addColumn('campaign', 'text', (column) => column.notNull().references('campaigns.id'))
      .addColumn('second', 'integer', (column) => column.notNull())
      .addColumn('programs', 'integer', (column) => column.notNull())
      .addColumn('pass', 'integer', (column) => column.notNull())
      .addColumn('bug', 'integer', (column) => column.notNull())
      .addColumn('inconclusive', 'integer', (column) => column.notNull())
      .addColumn('findings', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('samples_key', ['campaign', 'second']),
    schema
      .createTable('inconclusive_reasons')
      .addColumn('campaign', 'text', (column) => column.notNull().references('campaigns.id'))
      .addColumn('why', 'text', (column) => column.notNull())
      .addColumn('programs', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('inconclusive_reasons_key', ['campaign', 'why']),
    schema
      .createTable('generator_failures')
      .addColumn('campaign', 'text', (column) => column.notNull().references('campaigns.id'))
      .addColumn('program_index', 'integer', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('generator_failures_key', ['campaign', 'program_index']),
  ],
};
