import type { Migration } from './migration.js';

/** What programs exercise of libraries, each with the first program that does. */
export const exercised: Migration = {
  version: 5,
  up: (schema) => [
    schema
      .createTable('exercised')
      .addColumn('campaign', 'text', (column) => column.notNull().references('campaigns.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('program_index', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('exercised_key', ['campaign', 'kind', 'name']),
  ],
};
