import type { FeatureCounts as Counted } from '../core/feature-counts.js';
import type { TestProgram } from '../core/test-program.js';
import { features } from '../model/program/feature.js';
import type { ProgramModel } from '../model/program/json.js';
import { factsOf } from '../model/program/program-facts.js';

/** Counts that grow. */
export type FeatureCounts = { -readonly [Name in keyof Counted]: Counted[Name] } & {
  readonly occurrences: Record<string, number>;
  readonly faults: Record<string, number>;
};

/** Counts that nothing has been added to. */
export function emptyCounts(): FeatureCounts {
  const occurrences = Object.fromEntries(features.map((feature) => [feature, 0]));
  return { programs: 0, lines: 0, featuresPerProgram: 0, calls: 0, genericCalls: 0, occurrences, faults: {} };
}

/** Adds a program to the counts. */
export function countFeatures(counts: FeatureCounts, { files, model, expectation }: TestProgram): void {
  counts.programs++;
  if (expectation.kind === 'reject') add(counts.faults, expectation.reason, 1);
  for (const { text } of files) counts.lines += text.split('\n').filter((line) => line.trim() !== '').length;
  if (model === undefined) return;
  const facts = factsOf((model as ProgramModel).program);
  counts.featuresPerProgram += facts.features.size;
  counts.calls += facts.calls;
  counts.genericCalls += facts.genericCalls;
  for (const feature of facts.features) add(counts.occurrences, feature, 1);
}

function add(to: Record<string, number>, name: string, times: number): void {
  to[name] = (to[name] ?? 0) + times;
}

/** The counts of all parts of the work together. */
export function mergeCounts(parts: readonly FeatureCounts[]): FeatureCounts {
  const all = emptyCounts();
  for (const part of parts) {
    all.programs += part.programs;
    all.lines += part.lines;
    all.featuresPerProgram += part.featuresPerProgram;
    all.calls += part.calls;
    all.genericCalls += part.genericCalls;
    for (const [name, times] of Object.entries(part.occurrences)) add(all.occurrences, name, times);
    for (const [name, times] of Object.entries(part.faults)) add(all.faults, name, times);
  }
  return all;
}
