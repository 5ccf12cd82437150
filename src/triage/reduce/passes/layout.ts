import type { Pass } from '../../../model/reduction.js';
import { lex } from '../../../model/source/lex.js';

/** Lays the text out again: no empty lines in a row, no spaces at the ends of lines, indented by the brackets. */
export const layout: Pass<'layout'> = {
  id: 'layout',
  keeps: 'types',
  cuts: () => ['layout'],
  apply: ({ files }) => ({ files: files.map((file) => ({ ...file, text: layOut(file.text) })) }),
};

function layOut(text: string): string {
  const lines: string[] = [];
  let depth = 0;
  for (const line of text.split('\n')) {
    const words = line.trim().replace(/[ \t]{2,}/g, ' ');
    if (words === '') continue;
    const kinds = lex(words).map(({ kind }) => kind);
    const closedFirst = kinds.findIndex((kind) => !/^[)\]}]$/.test(kind));
    const indent = Math.max(0, depth - (closedFirst < 0 ? kinds.length : closedFirst));
    lines.push('    '.repeat(indent) + words);
    for (const kind of kinds) depth += /^[([{]$/.test(kind) ? 1 : /^[)\]}]$/.test(kind) ? -1 : 0;
    depth = Math.max(0, depth);
  }
  return `${lines.join('\n')}\n`;
}
