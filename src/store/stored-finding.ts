import { z } from 'zod';
import { UserError } from '../core/errors.js';
import type { Finding } from '../core/finding.js';
import { fromFormat1 } from '../core/finding-format-1.js';
import { findingSchema, format1Schema } from '../core/finding-schema.js';
import { BrokenRow } from './broken-row.js';
import { readColumn, readValue } from './read-column.js';

/** What has become of a finding; `duplicate` and `known` ones are kept, but not shown as new. */
export type FindingStatus = 'open' | 'duplicate' | 'known' | 'fixed';

/** A finding with what the store knows about it. */
export interface StoredFinding {
  readonly finding: Finding;
  readonly status: string;
  readonly firstCampaign: string;
  /** How many programs showed it. */
  readonly timesSeen: number;
}

const formatVersion = 2;

const envelope = z.object({ formatVersion: z.int(), finding: z.unknown().optional() });

/** Writes a finding as the text that the store keeps. */
export function encodeFinding(finding: Finding): string {
  return JSON.stringify({ formatVersion, finding });
}

/** Reads a finding that the store kept. */
export function decodeFinding(id: string, document: unknown): Finding {
  const what = `finding ${id}`;
  const { formatVersion: written, finding } = readColumn(document, envelope, what);
  if (written > formatVersion)
    throw new UserError(
      `${what} was written by a newer cupel (format ${written}, this one knows ${formatVersion}): update cupel`,
    );
  // A process of cupel 0.1.0 that was still running may have written it after the migration.
  const schema = written === 1 ? format1Schema.transform(fromFormat1) : findingSchema;
  const read = readValue(finding, schema, what);
  if (read.id !== id) throw new BrokenRow(what, 'it holds another finding');
  return read;
}
