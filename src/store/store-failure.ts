import { messageOf, UserError } from '../core/errors.js';
import { serverCode, serverExplanations } from './server-failure.js';

/** Whether a part of the database file is damaged. */
export function isDamage(error: unknown): boolean {
  return error instanceof Error && explanations[primaryCode(error)] === damaged;
}

/** Turns a failure that the user can fix into one line that says how; anything else comes back as it is. */
export function explainFailure(error: unknown, name: string): unknown {
  if (!(error instanceof Error) || error instanceof UserError) return error;
  const explain = explanations[primaryCode(error)] ?? explanations[serverCode(error)];
  return explain ? new UserError(explain(name), { cause: error }) : error;
}

const elsewhere = 'use another --store folder';

const full = (name: string): string =>
  `the disk is full: ${name} could not be written; free some space or ${elsewhere}`;
const readOnly = (name: string): string => `${name} is read-only: make it writable or ${elsewhere}`;
const damaged = (name: string): string =>
  `${name} is damaged or not a cupel database: move it away to start a new one, or ${elsewhere}`;
const locked = (name: string): string => `${name} is locked by another process: wait for it to end or ${elsewhere}`;
const blocked = (name: string): string => `${name} cannot be a folder, there is a file in its place: ${elsewhere}`;
const cannotMake = (name: string): string => `${name} cannot be created: ${elsewhere}`;
const cannotOpen = (name: string): string =>
  `${name} cannot be opened: check that it is a writable file, or ${elsewhere}`;
const faulty = (name: string): string => `reading or writing ${name} failed: check the disk, or ${elsewhere}`;

// Numbers are SQLite's primary result codes (https://sqlite.org/rescode.html), names those of the operating system.
const explanations: Readonly<Record<string, (name: string) => string>> = {
  3: readOnly,
  5: locked,
  6: locked,
  8: readOnly,
  10: faulty,
  11: damaged,
  13: full,
  14: cannotOpen,
  26: damaged,
  ENOSPC: full,
  EDQUOT: full,
  EROFS: readOnly,
  EACCES: readOnly,
  EPERM: readOnly,
  ENOTDIR: blocked,
  EEXIST: blocked,
  ENOENT: cannotMake,
  ENAMETOOLONG: cannotMake,
  ELOOP: cannotMake,
  EIO: faulty,
  ...serverExplanations,
};

// SQLite has no code of its own for a table or a column that is not there; of ours, none is ever missing.
const missing =
  /^(no such (table|column|index)|table \S+ has no column|duplicate column|(table|index) \S+ already exists)/;

function primaryCode(error: Error): string {
  if (missing.test(messageOf(error))) return '11';
  if ('rawCode' in error && typeof error.rawCode === 'number') return String(error.rawCode & 0xff);
  // libsql gives no code when it cannot open a file, only this text.
  return /^ConnectionFailed\(.*: (\d+)"\)$/.exec(messageOf(error))?.[1] ?? '';
}
