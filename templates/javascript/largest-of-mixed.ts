// Math.max and Math.min of numbers of which some are signed and some are not.
import { alt, callAny, int, intVar, number, relation } from 'cupel/template';

export function m(calm: boolean): boolean {
  let x = alt(0xffffffff, 2 ** 32, -1, number());
  if (calm) x = alt(-1, 0, int(-3, 3));
  const low = alt(-1, 0, 1);
  return relation(
    alt(low, -1, 0),
    callAny([Math.max, Math.min], alt(0, 1, -1), intVar('x'), alt(-1, 0, intVar('low'))),
    '<',
    '<=',
    '>',
    '==',
  );
}
