import { campaigns } from './0001-campaigns.js';
import { findings } from './0002-findings.js';
import { triage } from './0003-triage.js';
import { seenPrograms } from './0004-seen-programs.js';
import { exercised } from './0005-exercised.js';
import { leases } from './0006-leases.js';
import type { Migration } from './migration.js';

/** Every step of the schema, oldest first. */
export const migrations: readonly Migration[] = [campaigns, findings, triage, seenPrograms, exercised, leases];

/** The version of the schema that this cupel reads and writes. */
export const schemaVersion = migrations.length;
