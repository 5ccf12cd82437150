import type { Dating } from '../core/finding.js';
import { outcomePhrase } from './outcome-words.js';
import { plainTerminal, type Terminal } from './terminal.js';
import { textTable } from './text-table.js';

/** In which versions a finding shows, as a sentence without its end. */
export function datingSentence({ versions, lastGood, firstBad, fixedIn }: Dating): string {
  const end = fixedIn === undefined ? versions.length : versions.findIndex(({ version }) => version === fixedIn);
  const lastBad = versions[end - 1]?.version ?? firstBad;
  const oldest = lastGood === undefined ? ', the oldest tried' : '';
  const newest = fixedIn === undefined ? ', the newest tried' : `; fixed in ${fixedIn}`;
  if (firstBad === lastBad && versions.length === 1) return `shows in ${firstBad}, the only one tried`;
  if (firstBad === lastBad) return `shows in ${firstBad}${oldest}${newest}`;
  return `shows from ${firstBad}${oldest && ` (${oldest.slice(2)})`} to ${lastBad}${newest}`;
}

/** Every version that was tried, and what it did. */
export function datingTable({ versions }: Dating, { palette }: Terminal = plainTerminal): string {
  const rows = versions.map(({ version, shows, outcome }) => [
    { text: version, paint: palette.bold },
    shows ? { text: 'shows', paint: palette.red } : { text: 'does not show', paint: palette.green },
    { text: outcomePhrase(outcome), paint: palette.dim },
  ]);
  return textTable(rows).join('\n');
}
