import type { Avoidance } from '../core/avoidance.js';
import { formatMany } from './numbers.js';

/** The line that tells what was decided about a bug that many programs show. */
export function avoidanceLine({ bug, share, from, varies, avoids }: Avoidance): string {
  if (avoids !== undefined) return `muted ${avoidancePhrase({ bug, share, from, avoids })}`;
  const often = `${bug} shows in ${percent(share)} of the programs`;
  if (varies)
    return `${often}: to find its cause, programs from ${from} on leave out some of ${formatMany(varies.length, 'feature')}`;
  return `${often}, and no single feature is its cause`;
}

/** What is left out of most programs, and why. */
export function avoidancePhrase({ bug, share, from, avoids }: Omit<Avoidance, 'at'>): string {
  return `${avoids}, the cause of ${bug} in ${percent(share)} of the programs: most from ${from} on leave it out`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}
