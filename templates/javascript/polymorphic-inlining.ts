// One function that is called with numbers, strings, BigInts and objects and inlined for each.
import { alt, arithmetic, int, intVar, number, relation, string } from 'cupel/template';

function add(a: any, b: any): any {
  return a + b;
}

function pick(a: any, b: any): any {
  return relation(a, b, '<', '>', '<=', '>=', '==', '===') ? a : b;
}

export function m(x: number, y: string): unknown {
  const n = add(arithmetic(intVar('x'), int(-3, 3)), alt(number(), x));
  const s = add(y, alt<unknown>(string(), x, null));
  const p = pick(n, alt<unknown>(x, s, undefined));
  const q = pick(s, alt<unknown>(y, n, true));
  return add(pick(p, q), alt<unknown>(int(-1, 1), string(), -0));
}
