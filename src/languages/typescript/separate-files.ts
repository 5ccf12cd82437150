import { filesFault } from '../../core/source-path.js';
import type { SourceFile } from '../../core/test-program.js';

// A line that begins a file, as in the tests of the compiler itself.
const mark = /^[ \t]*\/\/[ \t]*@filename:[ \t]*(\S+)[ \t]*$/im;

/**
 * The files of a program that is written as one text, with lines `// @filename: a.ts`; what stands before the first of them
 * belongs to none if it is not code. A text with other names, or without such lines, is one file.
 */
export function separateFiles(whole: SourceFile): readonly SourceFile[] {
  const [head = '', ...parts] = whole.text.split(mark);
  const first = head.replace(/^\s*(\/\/.*)?$/gm, '').trim() === '' ? [] : [{ path: whole.path, text: head }];
  const files = [...first, ...pairsOf(parts).map(([path, text]) => ({ path, text: text.replace(/^\r?\n/, '') }))];
  return files.length === 0 || filesFault(files) ? [whole] : files;
}

function pairsOf(parts: readonly string[]): [string, string][] {
  return parts.flatMap((name, i): [string, string][] => (i % 2 === 0 ? [[name, parts[i + 1] ?? '']] : []));
}
