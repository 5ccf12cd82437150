import type { HuntReport } from '../../core/hunt-report.js';

/** What is wrong with a hunt that ended, in words; nothing if what it says can be relied upon. */
export function huntProblem(reports: readonly HuntReport[]): string | undefined {
  const untested = reports.find(({ status, programs }) => status === 'finished' && programs === 0);
  if (!untested) return undefined;
  return (
    `campaign ${untested.campaign} tested no program: the machine was too busy, or a compiler hung; ` +
    'give it more time with --for'
  );
}
