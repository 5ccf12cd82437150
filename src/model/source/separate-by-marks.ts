import { filesFault } from '../../core/source-path.js';
import type { SourceFile } from '../../core/test-program.js';

/**
 * The files of a program that is written as one text, with lines that begin files; `mark` captures their names. What stands
 * before the first of them belongs to none if it is not code. A text with other names, or without such lines, is one file.
 */
export function separateByMarks({ path, text }: SourceFile, mark: RegExp): readonly SourceFile[] {
  const [head = '', ...parts] = text.split(mark);
  const first = isCode(head) ? [{ path, text: head }] : [];
  const named = pairsOf(parts).map(([name, content]) => ({ path: name, text: content.replace(/^\r?\n/, '') }));
  const files = [...first, ...named.filter((file) => isCode(file.text))];
  return files.length === 0 || filesFault(files) ? [{ path, text }] : files;
}

function isCode(text: string): boolean {
  return text.replace(/^\s*(\/\/.*)?$/gm, '').trim() !== '';
}

function pairsOf(parts: readonly string[]): [string, string][] {
  return parts.flatMap((name, i): [string, string][] => (i % 2 === 0 ? [[name, parts[i + 1] ?? '']] : []));
}
