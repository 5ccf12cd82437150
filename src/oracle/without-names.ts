import { collapsed } from '../core/message-pattern.js';
import type { SourceFile } from '../core/test-program.js';
import { keywords } from './construct.js';

/** The code of a diagnostic without the names of the program, where the code is made of the words of a message. */
export function withoutNames(code: string, files: readonly SourceFile[]): string {
  if (!code.includes(' ')) return code;
  const words = code.split(' ').map((word) => (isName(word, files) ? '_' : word));
  return collapsed(words);
}

function isName(word: string, files: readonly SourceFile[]): boolean {
  // The article of a sentence, whatever a program calls `a` or holds as text.
  if (word === 'a' || !/^[A-Za-z_$][\w$]*$/.test(word) || keywords.has(word)) return false;
  const whole = new RegExp(`(?<![\\w$])${word.replaceAll('$', '\\$')}(?![\\w$])`);
  return files.some(({ text }) => whole.test(text));
}
