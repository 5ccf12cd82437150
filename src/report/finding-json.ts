import { z } from 'zod';
import { messageOf, UserError } from '../core/errors.js';
import type { Finding } from '../core/finding.js';
import { fromFormat1 } from '../core/finding-format-1.js';
import { findingSchema, format1Schema } from '../core/finding-schema.js';
import { rankOf } from '../core/rank.js';
import { requireHarmless } from '../core/require-harmless.js';
import { jsonText } from './json-text.js';
import { oneLine } from './visible-text.js';

const format = 'cupel-finding';
const formatVersion = 2;

const envelope = z.strictObject({
  format: z.literal(format),
  formatVersion: z.literal(formatVersion),
  finding: findingSchema,
  // For those who read it with other tools: it follows from the finding.
  rank: z.unknown().optional(),
});
const envelope1 = z.strictObject({
  format: z.literal(format),
  formatVersion: z.literal(1),
  finding: format1Schema.transform(fromFormat1),
});

/** Writes a finding as JSON that another cupel reads. */
export function findingJson(finding: Finding): string {
  return written(enveloped(finding));
}

/** Writes several findings as a JSON array; each element is as `findingJson` writes it. */
export function findingsJson(findings: readonly Finding[]): string {
  return written(findings.map(enveloped));
}

/** Reads a finding that `findingJson` wrote; the name is that of the file, for messages. */
export function readFindingJson(text: string, name: string): Finding {
  return readEnvelope(parse(text, name), name);
}

/** Reads what `findingJson` or `findingsJson` wrote. */
export function readFindingsJson(text: string, name: string): Finding[] {
  const data = parse(text, name);
  if (!Array.isArray(data)) return [readEnvelope(data, name)];
  return data.map((each: unknown, i) => readEnvelope(each, `${name}: finding ${i + 1}`));
}

function readEnvelope(data: unknown, name: string): Finding {
  const version = z.object({ format: z.literal(format), formatVersion: z.int().gt(formatVersion) }).safeParse(data);
  if (version.success) {
    throw new UserError(
      `${name} was written by a newer cupel (format ${version.data.formatVersion}; this one reads up to ${formatVersion}): update cupel`,
    );
  }
  const isOld = z.object({ formatVersion: z.literal(1) }).safeParse(data).success;
  const result = (isOld ? envelope1 : envelope).safeParse(data);
  if (result.success) return requireHarmless(result.data.finding, name);
  const [issue] = result.error.issues;
  const place = issue?.path.join('.') || 'the whole file';
  throw new UserError(`${name} is not a finding exported by cupel: ${place}: ${oneLine(issue?.message ?? '')}`);
}

// Whether it was imported is a fact of one store, and marks are in a file of their own.
function enveloped(finding: Finding) {
  return {
    format,
    formatVersion,
    rank: rankOf(finding),
    finding: { ...finding, imported: undefined, mark: undefined },
  };
}

function written(value: unknown): string {
  return `${jsonText(value, 2)}\n`;
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(`${name} is not JSON: ${oneLine(messageOf(error))}`);
  }
}
