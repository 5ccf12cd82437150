import type { FeatureCounts } from '../core/feature-counts.js';

/** Counts over generated programs, as a person reads them. */
export function featureReport(counts: FeatureCounts): string {
  const { programs, lines, featuresPerProgram, calls, genericCalls, results, leafResults, constants } = counts;
  const mean = (sum: number) => (programs === 0 ? 0 : sum / programs);
  const faults = rowsOf(counts.faults, programs);
  const absent = Object.entries(counts.occurrences).flatMap(([feature, times]) => (times === 0 ? [feature] : []));
  return [
    `non-blank lines per program   ${mean(lines).toFixed(0)}`,
    `features per program          ${mean(featuresPerProgram).toFixed(1)}`,
    `calls per program             ${mean(calls).toFixed(1)}, ${shareOf(genericCalls, calls)} to a generic method or class`,
    `results that are leaves       ${shareOf(leafResults, results)} of ${mean(results).toFixed(1)} per program`,
    `constants per 250 lines       ${(lines === 0 ? 0 : (250 * constants) / lines).toFixed(1)}`,
    `depth of expressions          ${mean(counts.depth).toFixed(1)} at the most in a program`,
    `type parameters               ${mean(counts.typeParameters).toFixed(1)} at the most in a declaration of a program`,
    ...libraryRows(counts),
    'programs with each feature:',
    ...rowsOf(counts.occurrences, programs),
    ...(absent.length > 0 ? [`never used: ${absent.join(', ')}`] : []),
    ...pairRows(counts),
    ...(faults.length > 0 ? ['programs with each fault:', ...faults] : []),
  ].join('\n');
}

function libraryRows({ members, sequences }: FeatureCounts): string[] {
  const used = Object.keys(members).length;
  return used === 0
    ? []
    : [
        `members of libraries          ${used} used`,
        `typing sequences              ${Object.keys(sequences).length} of these members`,
      ];
}

const shownPairs = 10;

// How many pairs of the features that occur meet in some method, and which do so least often.
function pairRows({ pairs, occurrences }: FeatureCounts): string[] {
  const isPossible = (pair: string) => pair.split(' + ').every((feature) => (occurrences[feature] ?? 0) > 0);
  const possible = Object.entries(pairs).filter(([pair]) => isPossible(pair));
  const met = possible.filter(([, times]) => times > 0).sort(([, a], [, b]) => a - b);
  const apart = possible.length - met.length;
  return [
    `pairs of features that meet in one method: ${met.length} of ${possible.length}${apart > 0 ? `, ${apart} never do` : ''}`,
    ...(met.length > 0 ? ['methods with each of the pairs that meet least often:'] : []),
    ...met.slice(0, shownPairs).map(([pair, times]) => `  ${pair.padEnd(42)}${String(times).padStart(7)}`),
  ];
}

function shareOf(part: number, whole: number): string {
  return `${(whole === 0 ? 0 : (100 * part) / whole).toFixed(1)} %`;
}

// What occurs, the most frequent first.
function rowsOf(times: FeatureCounts['occurrences'], programs: number): string[] {
  const occurring = Object.entries(times).filter(([, count]) => count > 0);
  const width = Math.max(20, ...occurring.map(([name]) => name.length)) + 2;
  return occurring
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => {
      return `  ${name.padEnd(width)}${String(count).padStart(7)}${shareOf(count, programs).padStart(9)}`;
    });
}
