// Elements of typed arrays: what is cut off when it is stored, and what is out of bounds.
import { alt, arithmetic, bitwise, increment, int, intElement, intVar, number } from 'cupel/template';

const bytes = new Uint8Array(8);
const clamped = new Uint8ClampedArray(8);
const words = new Int32Array(8);
const large = new Uint32Array(8);
const singles = new Float32Array(8);
const doubles = new Float64Array(8);
const shorts = new Int16Array(8);

export function m(x: number, y: number): number {
  for (let i = 0; i < 8; i++) {
    bytes[i] = arithmetic(intElement(), alt(x, int()));
    clamped[i] = arithmetic(intElement(), alt(y, number()));
    words[i] = arithmetic(intElement(), intVar('x', 'y', 'i'));
    large[i] = bitwise(intElement('words', 'large', 'bytes'), intVar('i', 'x'));
    singles[i] = arithmetic(intElement(), intElement('large', 'doubles'));
    doubles[i] = arithmetic(intElement('singles', 'large', 'words'), intVar('y', 'i'));
    shorts[arithmetic(i, int(-1, 1), '+')] = intElement();
  }
  increment(intElement());
  return intElement();
}
