import type { FeatureCounts } from '../core/feature-counts.js';

/** Counts over generated programs, as a person reads them. */
export function featureReport(counts: FeatureCounts): string {
  const { programs, lines, featuresPerProgram, calls, genericCalls } = counts;
  const mean = (sum: number) => (programs === 0 ? 0 : sum / programs);
  const faults = rowsOf(counts.faults, programs);
  const absent = Object.entries(counts.occurrences).flatMap(([feature, times]) => (times === 0 ? [feature] : []));
  return [
    `non-blank lines per program   ${mean(lines).toFixed(0)}`,
    `features per program          ${mean(featuresPerProgram).toFixed(1)}`,
    `calls per program             ${mean(calls).toFixed(1)}, ${calls === 0 ? 0 : ((100 * genericCalls) / calls).toFixed(1)} % to a generic method or class`,
    'programs with each feature:',
    ...rowsOf(counts.occurrences, programs),
    ...(absent.length > 0 ? [`never used: ${absent.join(', ')}`] : []),
    ...(faults.length > 0 ? ['programs with each fault:', ...faults] : []),
  ].join('\n');
}

// What occurs, the most frequent first.
function rowsOf(times: FeatureCounts['occurrences'], programs: number): string[] {
  const occurring = Object.entries(times).filter(([, count]) => count > 0);
  const width = Math.max(20, ...occurring.map(([name]) => name.length)) + 2;
  return occurring
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => {
      const share = `${((100 * count) / programs).toFixed(1)} %`;
      return `  ${name.padEnd(width)}${String(count).padStart(7)}${share.padStart(9)}`;
    });
}
