import type { Migration } from './migration.js';

/** Work that several machines share: who does what, which programs are somebody's, and who is there. */
export const leases: Migration = {
  version: 6,
  up: (schema) => [
    schema
      .createTable('leases')
      .addColumn('campaign', 'text', (column) => column.notNull().references('campaigns.id'))
      .addColumn('program_index', 'integer', (column) => column.notNull())
      .addColumn('end_index', 'integer', (column) => column.notNull())
      .addColumn('worker', 'text', (column) => column.notNull())
      .addColumn('beat_at', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('leases_key', ['campaign', 'program_index']),
    schema
      .createTable('claims')
      .addColumn('campaign', 'text', (column) => column.notNull().references('campaigns.id'))
      .addColumn('program', 'text', (column) => column.notNull())
      .addColumn('program_index', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('claims_key', ['campaign', 'program']),
    schema
      .createTable('workers')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('pid', 'integer', (column) => column.notNull())
      .addColumn('campaign', 'text')
      .addColumn('beat_at', 'double precision', (column) => column.notNull()),
  ],
};
