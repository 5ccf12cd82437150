import type { Tables } from './tables.js';

/** The columns of every table, to see whether a database has them all. */
export const tableColumns: { readonly [Table in keyof Tables]: Readonly<Record<keyof Tables[Table], true>> } = {
  cupelSchema: { version: true },
  campaigns: {
    ...{ id: true, seed: true, settings: true, cupelVersion: true, toolchains: true, status: true, startedAt: true },
    ...{ updatedAt: true, finishedAt: true, host: true, pid: true, nextIndex: true, beyond: true, seconds: true },
    ...{ pass: true, bug: true, inconclusive: true },
  },
  samples: {
    ...{ campaign: true, second: true, programs: true, pass: true, bug: true, inconclusive: true, findings: true },
  },
  inconclusiveReasons: { campaign: true, why: true, programs: true },
  generatorFailures: { campaign: true, programIndex: true, message: true },
  findings: {
    ...{ id: true, language: true, target: true, symptom: true, signature: true, evidence: true, status: true },
    ...{ firstCampaign: true, foundAt: true, document: true, reducedBefore: true, reducedAfter: true },
    ...{ reducedCompletely: true, lastGood: true, firstBad: true, fixedIn: true, duplicateOf: true, knownBug: true },
  },
  events: { campaign: true, sequence: true, at: true, kind: true, finding: true, programIndex: true, text: true },
  seenPrograms: { campaign: true, programIndex: true, features: true, bug: true },
  exercised: { campaign: true, kind: true, name: true, programIndex: true },
  leases: { campaign: true, programIndex: true, endIndex: true, worker: true, beatAt: true },
  claims: { campaign: true, program: true, programIndex: true },
  workers: { id: true, host: true, pid: true, campaign: true, beatAt: true },
  occurrences: { finding: true, campaign: true, programIndex: true, program: true },
};
