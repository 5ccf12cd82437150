import type { TestProgram } from '../core/test-program.js';
import { features } from '../model/program/feature.js';
import { programModel } from '../model/program/json.js';
import { factsOf } from '../model/program/program-facts.js';

/** Counts over programs of the model. */
export interface Statistics {
  programs: number;
  lines: number;
  featuresPerProgram: number;
  calls: number;
  genericCalls: number;
  /** In how many programs each feature occurs. */
  readonly occurrences: Record<string, number>;
}

/** Counts that nothing has been added to. */
export function emptyStatistics(): Statistics {
  return { programs: 0, lines: 0, featuresPerProgram: 0, calls: 0, genericCalls: 0, occurrences: {} };
}

/** Adds a program to the counts. */
export function count(statistics: Statistics, { files, model }: TestProgram): void {
  statistics.programs++;
  for (const { text } of files) statistics.lines += text.split('\n').filter((line) => line.trim() !== '').length;
  const known = programModel(model);
  if (!known) return;
  const facts = factsOf(known.program);
  statistics.featuresPerProgram += facts.features.size;
  statistics.calls += facts.calls;
  statistics.genericCalls += facts.genericCalls;
  for (const feature of facts.features) statistics.occurrences[feature] = (statistics.occurrences[feature] ?? 0) + 1;
}

/** The counts of all parts of the work together. */
export function mergeStatistics(parts: readonly Statistics[]): Statistics {
  const all = emptyStatistics();
  for (const part of parts) {
    all.programs += part.programs;
    all.lines += part.lines;
    all.featuresPerProgram += part.featuresPerProgram;
    all.calls += part.calls;
    all.genericCalls += part.genericCalls;
    for (const [name, times] of Object.entries(part.occurrences))
      all.occurrences[name] = (all.occurrences[name] ?? 0) + times;
  }
  return all;
}

/** The counts as a person reads them. */
export function featureReport({
  programs,
  lines,
  featuresPerProgram,
  calls,
  genericCalls,
  occurrences,
}: Statistics): string {
  const mean = (sum: number) => (programs === 0 ? 0 : sum / programs);
  const known = features
    .filter((feature) => occurrences[feature])
    .sort((a, b) => (occurrences[b] ?? 0) - (occurrences[a] ?? 0));
  const rows = known.map((feature) => {
    const times = occurrences[feature] ?? 0;
    return `  ${feature.padEnd(22)}${String(times).padStart(7)}${`${((100 * times) / programs).toFixed(1)} %`.padStart(9)}`;
  });
  const absent = features.filter((feature) => !occurrences[feature]);
  return [
    `non-blank lines per program   ${mean(lines).toFixed(0)}`,
    `features per program          ${mean(featuresPerProgram).toFixed(1)}`,
    `calls per program             ${mean(calls).toFixed(1)}, ${calls === 0 ? 0 : ((100 * genericCalls) / calls).toFixed(1)} % of a generic method or class`,
    'programs with each feature:',
    ...rows,
    ...(absent.length > 0 ? [`without: ${absent.join(', ')}`] : []),
  ].join('\n');
}
