import type { Dating } from '../core/finding.js';
import { outcomePhrase } from './outcome-words.js';
import { plainTerminal, type Terminal } from './terminal.js';
import { textTable } from './text-table.js';

/** Which versions a finding affects, as a sentence without its end. */
export function datingSentence({ versions, lastGood, firstBad, fixedIn }: Dating): string {
  const end = fixedIn === undefined ? versions.length : versions.findIndex(({ version }) => version === fixedIn);
  const lastBad = versions[end - 1]?.version ?? firstBad;
  const oldest = lastGood === undefined ? ', the oldest tested' : '';
  const newest = fixedIn === undefined ? ', the newest tested' : `; fixed in ${fixedIn}`;
  if (firstBad === lastBad && versions.length === 1) return `affects ${firstBad}, the only version tested`;
  if (firstBad === lastBad) return `affects ${firstBad}${oldest}${newest}`;
  return `affects ${firstBad}${oldest && ` (${oldest.slice(2)})`} to ${lastBad}${newest}`;
}

/** Every version that was tested, and what it did. */
export function datingTable({ versions }: Dating, { palette }: Terminal = plainTerminal): string {
  const rows = versions.map(({ version, shows, outcome }) => [
    { text: version, paint: palette.bold },
    shows ? { text: 'affected', paint: palette.red } : { text: 'not affected', paint: palette.green },
    { text: outcomePhrase(outcome), paint: palette.dim },
  ]);
  return textTable(rows).join('\n');
}
