import type { Migration } from './migration.js';

/** The programs that decisions about frequent bugs are made by. */
export const seenPrograms: Migration = {
  version: 4,
  up: (schema) => [
    schema
      .createTable('seen_programs')
      .addColumn('campaign', 'text', (column) => column.notNull().references('campaigns.id'))
      .addColumn('program_index', 'integer', (column) => column.notNull())
      .addColumn('features', 'text', (column) => column.notNull())
      .addColumn('bug', 'text')
      .addPrimaryKeyConstraint('seen_programs_key', ['campaign', 'program_index']),
  ],
};
