import type { TypedRow } from '../core/typed-row.js';
import { plainTerminal, type Terminal } from './terminal.js';
import { textTable } from './text-table.js';
import { oneLine, shorten } from './visible-text.js';

const longestText = 40;
const longestType = 80;

/** A line for each expression: where it stands, its text, its type and what else is known; then what is not. */
export function typedTable(rows: readonly TypedRow[], { palette }: Terminal = plainTerminal): string {
  const severalFiles = new Set(rows.map(({ path }) => path)).size > 1;
  const lines = textTable(
    rows.map((row) => [
      { text: `${severalFiles ? `${oneLine(row.path)}:` : ''}${row.line}:${row.column}`, paint: palette.dim },
      { text: shorten(oneLine(row.text), longestText) },
      row.type === undefined
        ? { text: '(unknown)', paint: palette.red }
        : { text: shorten(oneLine(row.type), longestType) },
      { text: marksOf(row).join(', '), paint: palette.dim },
    ]),
  );
  const unknown = rows.filter(({ type }) => type === undefined).length;
  return [...lines, `${rows.length} expressions, ${unknown} without a known type`].join('\n');
}

function marksOf({ type, writable, use, constant, repeatable }: TypedRow): string[] {
  const marks: string[] = [];
  if (type !== undefined && !writable) marks.push('cannot be written');
  if (use === 'target') marks.push('assigned to');
  if (use === 'statement') marks.push('value unused');
  if (constant) marks.push('constant position');
  if (repeatable) marks.push('repeatable');
  return marks;
}
