import { UserError } from '../core/errors.js';
import type { Finding } from '../core/finding.js';
import { type FindingOfFormat1, fromFormat1 } from '../core/finding-format-1.js';

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

/** Writes a finding as the text that the store keeps. */
export function encodeFinding(finding: Finding): string {
  return JSON.stringify({ formatVersion, finding });
}

/** Reads a finding that the store kept. */
export function decodeFinding(id: string, document: string): Finding {
  const envelope = JSON.parse(document) as { readonly formatVersion: number; readonly finding: unknown };
  // A process of cupel 0.1.0 that was still running may have written it after the migration.
  if (envelope.formatVersion === 1) return fromFormat1(envelope.finding as FindingOfFormat1);
  if (envelope.formatVersion === formatVersion) return envelope.finding as Finding;
  throw new UserError(
    `finding ${id} was written by a newer cupel (format ${envelope.formatVersion}, this one knows ${formatVersion}): update cupel`,
  );
}
