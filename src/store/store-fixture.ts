import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Finding } from '../core/finding.js';
import { nameOf } from '../core/identity.js';
import { isServerPlace } from '../core/store-place.js';
import type { NewCampaign } from './campaign.js';
import { openPostgres } from './postgres.js';
import { openSqlite } from './sqlite.js';

/** A new folder that is removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cupel-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

let makePlace = temporaryFolder;

/** From now on, tests that do not need files make their stores where this says. */
export function placeStores(make: () => Promise<string>): void {
  makePlace = make;
}

/** The place of a new store: a temporary folder, unless tests are run on a server. */
export function temporaryStore(): Promise<string> {
  return makePlace();
}

/** Executes a statement of SQL in a store, without what cupel checks. */
export async function executeIn(place: string, statement: string): Promise<unknown[]> {
  const db = isServerPlace(place) ? openPostgres(place) : openSqlite(path.join(place, 'cupel.db'));
  try {
    return (await sql.raw(statement).execute(db)).rows;
  } finally {
    await db.destroy();
  }
}

/** A campaign to store in tests. */
export function exampleCampaign(id: string): NewCampaign {
  return {
    id,
    seed: '7',
    settings: { technique: 'tokens', targets: [], references: [], seconds: 10, megabytes: 1024, until: {} },
    cupelVersion: '0.1.0',
    toolchains: [{ id: 'typescript@7.0.2', checksum: 'sha256-abc' }],
  };
}

/** A finding to store in tests; its program has the given text. */
export function exampleFinding(id: string, text = 'let x = 1;', change: Partial<Finding> = {}): Finding {
  return {
    id,
    language: 'typescript',
    target: 'typescript@7.0.2:default',
    signature: {
      symptom: 'crash',
      crash: { kind: 'nil pointer dereference', frames: ['checker.getTypeOfExpression'] },
    },
    evidence: 'witness',
    program: {
      id: nameOf('program', id),
      language: 'typescript',
      files: [{ path: 'main.ts', text }],
      expectation: { kind: 'agree' },
      trace: ['delete a token'],
      origin: { technique: 'tokens', seed: '7', index: 12 },
    },
    observations: [
      { target: 'typescript@7.0.2:default', reference: false, outcome: { kind: 'crashed', stack: 'panic' } },
    ],
    toolchains: [{ id: 'typescript@7.0.2', checksum: 'sha256-abc' }],
    commands: ['npx tsc@7.0.2 --noEmit main.ts'],
    cupelVersion: '0.1.0',
    foundAt: '2026-11-15T09:30:12.000Z',
    ...change,
  };
}

/** The same finding, shown by the program with this index. */
export function madeAt(index: number, finding: Finding): Finding {
  const { program } = finding;
  return { ...finding, program: { ...program, origin: { ...program.origin, index } } };
}
