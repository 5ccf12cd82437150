// Multiplications, divisions and remainders by constants that become shifts and additions.
import { alt, arithmetic, arithmeticOrShift, int, intVar, relation, toInt } from 'cupel/template';

export function m(a: number, b: number): number {
  const x = a | 0;
  const y = b >>> 0;
  const q = toInt(arithmetic(intVar('x', 'y'), alt(int(), int(-16, 16), 2, -1, 1024), '/', '%', '*'));
  const r = arithmetic(intVar('x', 'q'), alt(-1, 1, 2, -(2 ** 31), int()), '%', '/');
  const s = toInt(arithmeticOrShift(intVar(), alt(31, 32, 33, int(0, 63)), '<<', '>>', '>>>', '*'));
  return relation(intVar('q', 's'), intVar()) ? r : arithmetic(intVar('s', 'r'), intVar('q', 'y'));
}
