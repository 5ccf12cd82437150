import type { Migration } from './migration.js';

/** Findings, and the programs that showed them. */
export const findings: Migration = {
  version: 2,
  up: (schema) => [
    schema
      .createTable('findings')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('symptom', 'text', (column) => column.notNull())
      .addColumn('signature', 'text', (column) => column.notNull())
      .addColumn('evidence', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('open'))
      .addColumn('first_campaign', 'text', (column) => column.notNull().references('campaigns.id'))
      .addColumn('found_at', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull()),
    schema
      .createTable('occurrences')
      .addColumn('finding', 'text', (column) => column.notNull().references('findings.id'))
      .addColumn('campaign', 'text', (column) => column.notNull().references('campaigns.id'))
      .addColumn('program_index', 'integer', (column) => column.notNull())
      .addColumn('program', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('occurrences_key', ['finding', 'campaign', 'program_index']),
    schema.createIndex('occurrences_campaign').on('occurrences').columns(['campaign', 'finding']),
  ],
};
