// Loose equality and order between numbers, null, undefined, booleans and strings.
import { alt, int, number, relation, string, ternary } from 'cupel/template';

export function m(x: boolean, y: number | null | undefined): boolean[] {
  const left: unknown = alt<unknown>(-0, 0, null, number());
  const value: unknown = ternary<unknown>(x, alt<unknown>(1.1, 1, true), alt<unknown>(null, undefined, false));
  return [
    relation(
      alt(-0, 0, 1),
      ternary<unknown>(x, alt<unknown>(1.1, 0.5, 1), alt<unknown>(null, undefined, false)),
      '==',
      '!=',
      '<',
      '>=',
    ),
    relation(left, value, '==', '!=', '===', '<='),
    relation(y, alt<unknown>(0, null, string(), int(-1, 1)), '==', '!=', '<', '>='),
  ];
}
