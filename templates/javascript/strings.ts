// Strings that are built in loops, and their characters.
import { alt, arithmetic, int, intVar, relation, string, stringVar } from 'cupel/template';

let last = '';

export function m(s: string, n: number): number {
  let text = alt(s, string());
  for (let i = 0; i < 6; i++) {
    text = arithmetic(alt(stringVar('text'), string()), alt(String.fromCharCode((n + i) & 127), stringVar('s')));
    if (relation(text.length, int(0, 40), '>')) text = text.slice(int(-4, 4));
    if (relation(text.charCodeAt(intVar('i', 'n')), int(40, 110))) last = text;
  }
  const a = text.charCodeAt(arithmetic(text.length, int(-2, 2), '-', '+'));
  const b = text.indexOf(alt(s, string()), int(-1, 5));
  return relation(stringVar(), stringVar()) ? a : arithmetic(intVar('a', 'b'), intVar('b', 'n'));
}
