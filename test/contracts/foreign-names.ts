import type { SourceFile } from '../../src/core/test-program.js';

const comments = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const strings = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;
const tokens = /[\p{L}_$][\p{L}\p{N}_$]*|\d[\w.]*|\.\.\.|=>|->|::|\?\.|\S/gu;

const declaring = new Set(
  'class interface fun def val var let const function enum record object trait type'.split(' '),
);
const operating = new Set(
  'return new throw else case instanceof is as in of if while do yield await typeof delete void assert import package extends implements super this'.split(
    ' ',
  ),
);
const following = new Set(['=', ';', ',', ')', '(', '{', ':', 'in', 'of', ']', '&', '?']);
const keywords = new Set(
  'if for while switch catch return when super this function constructor get set typeof new try throw case else do match in out as null synchronized int long short byte char float double boolean'.split(
    ' ',
  ),
);

const isWord = (token: string | undefined): token is string => /^[\p{L}_$]/u.test(token ?? '');
const isDot = (token: string | undefined) => token === '.' || token === '?.' || token === '::';

/**
 * The names in a program that it uses but does not declare: types, members and functions of the platform. The member of a
 * foreign name stands behind it, as `Math.max`. Names that are declared in a way that this sees are left out, and so are
 * keywords; it errs on the side of telling too much.
 */
export function foreignNames(files: readonly SourceFile[]): Set<string> {
  const words = files.flatMap(({ text }) => text.replace(comments, ' ').replace(strings, ' "" ').match(tokens) ?? []);
  const declared = new Set(words.filter((word, i) => isWord(word) && isDeclared(words, i)));
  const isForeign = (i: number): boolean => {
    const [before, word, after] = [words[i - 1], words[i], words[i + 1]];
    if (!isWord(word) || declared.has(word) || /^[A-Z]\d*$/.test(word)) return false;
    if (isDot(before)) return true;
    return !keywords.has(word) && (/^\p{Lu}/u.test(word) || isDot(after) || after === '(');
  };
  const names = new Set<string>();
  for (let i = 0; i < words.length; i++) {
    if (!isForeign(i)) continue;
    const member = isDot(words[i + 1]) && isForeign(i + 2) ? words[i + 2] : undefined;
    names.add(member === undefined ? (words[i] as string) : `${words[i]}.${member}`);
    if (member !== undefined) i += 2;
  }
  return names;
}

function isDeclared(words: readonly string[], i: number): boolean {
  const [before, after = ''] = [words[i - 1], words[i + 1]];
  if (isDot(before)) return false;
  if (before !== undefined && declaring.has(before)) return true;
  if (before === '...' || (after === ':' && before !== '?')) return true;
  if (after === '=>' || after === '->') return true;
  const isAfterType = (isWord(before) && !operating.has(before)) || before === '>' || before === ']' || before === '?';
  return isAfterType && following.has(after);
}
