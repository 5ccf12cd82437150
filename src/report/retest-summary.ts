import type { Retested } from '../core/events.js';
import { formatMany } from './numbers.js';

const words: Readonly<Record<Retested['state'], string>> = {
  shows: 'still shown',
  fixed: 'fixed',
  back: 'came back',
  absent: 'not in that version',
  unclear: 'unclear',
};

/** One line on what came of all findings that were shown to a version again. */
export function retestSummary(retested: readonly Retested[]): string {
  if (retested.length === 0) return 'there is no finding to test again';
  const changed = (state: Retested['state']) => retested.filter((each) => each.state === state && each.changed).length;
  const counts = Object.entries(words).flatMap(([state, word]) => {
    const all = retested.filter((each) => each.state === state).length;
    const news = state === 'fixed' ? ` (${changed(state)} new)` : '';
    return all === 0 ? [] : [`${all} ${word}${news}`];
  });
  return `${formatMany(retested.length, 'finding')} tested again: ${counts.join(', ')}`;
}
