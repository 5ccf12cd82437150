import { z } from 'zod';
import type { Finding } from '../../core/finding.js';
import { fromFormat1 } from '../../core/finding-format-1.js';
import { format1Schema } from '../../core/finding-schema.js';
import { signatureText } from '../../core/signature.js';
import type { Migration } from './migration.js';

/** Results of triage in columns of their own, signatures as data, events, and what is done above the next index. */
export const triage: Migration = {
  version: 3,
  up: (schema) => [
    ...(['reduced_before', 'reduced_after'] as const).map((column) =>
      schema.alterTable('findings').addColumn(column, 'integer'),
    ),
    schema.alterTable('findings').addColumn('reduced_completely', 'integer'),
    ...(['last_good', 'first_bad', 'fixed_in', 'duplicate_of', 'known_bug'] as const).map((column) =>
      schema.alterTable('findings').addColumn(column, 'text'),
    ),
    schema.alterTable('campaigns').addColumn('beyond', 'text', (column) => column.notNull().defaultTo('[]')),
    schema
      .createTable('events')
      .addColumn('campaign', 'text', (column) => column.notNull().references('campaigns.id'))
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('finding', 'text', (column) => column.references('findings.id'))
      .addColumn('program_index', 'integer')
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('events_key', ['campaign', 'sequence']),
  ],
  async convert(db) {
    for (const { id, document } of await db.selectFrom('findings').select(['id', 'document']).execute()) {
      const finding = readFormat1(document);
      // What cannot be read stays as it is, and is told when somebody asks for it.
      if (!finding) continue;
      const { signature, reduction, dating, duplicateOf, knownBug } = finding;
      await db
        .updateTable('findings')
        .set({
          document: JSON.stringify({ formatVersion: 2, finding }),
          signature: signatureText(signature).replaceAll('\0', '\uFFFD'),
          reducedBefore: reduction?.tokens.before ?? null,
          reducedAfter: reduction?.tokens.after ?? null,
          reducedCompletely: reduction ? Number(reduction.complete) : null,
          lastGood: dating?.lastGood ?? null,
          firstBad: dating?.firstBad ?? null,
          fixedIn: dating?.fixedIn ?? null,
          duplicateOf: duplicateOf ?? null,
          knownBug: knownBug ?? null,
        })
        .where('id', '=', id)
        .execute();
    }
  },
};

const envelope = z.object({ finding: format1Schema.transform(fromFormat1) });

function readFormat1(document: string): Finding | undefined {
  try {
    return envelope.parse(JSON.parse(document)).finding;
  } catch {
    return undefined;
  }
}
