import type { FeatureCounts } from '../core/feature-counts.js';

/** Counts over generated programs, as a person reads them. */
export function featureReport(counts: FeatureCounts): string {
  const { programs, lines, featuresPerProgram, calls, genericCalls } = counts;
  const mean = (sum: number) => (programs === 0 ? 0 : sum / programs);
  const occurring = Object.entries(counts.occurrences).filter(([, times]) => times > 0);
  const rows = occurring
    .sort(([, a], [, b]) => b - a)
    .map(([feature, times]) => {
      const share = `${((100 * times) / programs).toFixed(1)} %`;
      return `  ${feature.padEnd(22)}${String(times).padStart(7)}${share.padStart(9)}`;
    });
  const absent = Object.entries(counts.occurrences).flatMap(([feature, times]) => (times === 0 ? [feature] : []));
  return [
    `non-blank lines per program   ${mean(lines).toFixed(0)}`,
    `features per program          ${mean(featuresPerProgram).toFixed(1)}`,
    `calls per program             ${mean(calls).toFixed(1)}, ${calls === 0 ? 0 : ((100 * genericCalls) / calls).toFixed(1)} % to a generic method or class`,
    'programs with each feature:',
    ...rows,
    ...(absent.length > 0 ? [`never used: ${absent.join(', ')}`] : []),
  ].join('\n');
}
