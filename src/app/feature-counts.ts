import type { FeatureCounts as Counted } from '../core/feature-counts.js';
import type { TestProgram } from '../core/test-program.js';
import { type Feature, features } from '../model/program/feature.js';
import type { ProgramModel } from '../model/program/json.js';
import { libraryFeaturesOf } from '../model/program/library-feature.js';
import { libraryUses } from '../model/program/library-uses.js';
import { factsOf } from '../model/program/program-facts.js';
import { shapeOf } from '../model/program/program-shape.js';

/** Counts that grow. */
export type FeatureCounts = { -readonly [Name in keyof Counted]: Counted[Name] } & {
  readonly occurrences: Record<string, number>;
  readonly pairs: Record<string, number>;
  readonly members: Record<string, number>;
  readonly sequences: Record<string, number>;
  readonly faults: Record<string, number>;
};

// Every two of some features, by their names in one order.
function pairsOf(some: readonly Feature[]): string[] {
  const sorted = some.toSorted();
  return sorted.flatMap((first, i) => sorted.slice(i + 1).map((second) => `${first} + ${second}`));
}

const pairNames = pairsOf(features);

/** Counts that nothing has been added to. */
export function emptyCounts(): FeatureCounts {
  const occurrences = Object.fromEntries(features.map((feature) => [feature, 0]));
  const shape = { results: 0, leafResults: 0, constants: 0, depth: 0, typeParameters: 0 };
  const sizes = { programs: 0, lines: 0, featuresPerProgram: 0, calls: 0, genericCalls: 0 };
  const pairs = Object.fromEntries(pairNames.map((pair) => [pair, 0]));
  return { ...sizes, ...shape, occurrences, pairs, members: {}, sequences: {}, faults: {} };
}

/** Adds a program to the counts. */
export function countFeatures(counts: FeatureCounts, { files, model, expectation }: TestProgram): void {
  counts.programs++;
  if (expectation.kind === 'reject') add(counts.faults, expectation.reason, 1);
  for (const { text } of files) counts.lines += text.split('\n').filter((line) => line.trim() !== '').length;
  if (model === undefined) return;
  const { program } = model as ProgramModel;
  const facts = factsOf(program);
  const uses = libraryUses(program);
  for (const member of uses.members) add(counts.members, member, 1);
  for (const sequence of uses.sequences) add(counts.sequences, sequence, 1);
  addSums(counts, shapeOf(program));
  counts.featuresPerProgram += facts.features.size;
  counts.calls += facts.calls;
  counts.genericCalls += facts.genericCalls;
  for (const feature of [...facts.features, ...libraryFeaturesOf(program)]) add(counts.occurrences, feature, 1);
  for (const method of facts.methods) for (const pair of pairsOf([...method])) add(counts.pairs, pair, 1);
}

function addSums(to: FeatureCounts, from: Partial<Record<Sum, number>>): void {
  for (const name of sums) to[name] += from[name] ?? 0;
}

const sums = [
  ...(['programs', 'lines', 'featuresPerProgram', 'calls', 'genericCalls'] as const),
  ...(['results', 'leafResults', 'constants', 'depth', 'typeParameters'] as const),
];

type Sum = (typeof sums)[number];

function add(to: Record<string, number>, name: string, times: number): void {
  to[name] = (to[name] ?? 0) + times;
}

/** The counts of all parts of the work together. */
export function mergeCounts(parts: readonly FeatureCounts[]): FeatureCounts {
  const all = emptyCounts();
  for (const part of parts) {
    addSums(all, part);
    for (const name of ['occurrences', 'pairs', 'members', 'sequences', 'faults'] as const)
      for (const [key, times] of Object.entries(part[name])) add(all[name], key, times);
  }
  return all;
}
