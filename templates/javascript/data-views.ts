// Numbers that are written to a buffer as one type and read as another.
import { alt, arithmetic, boolean, int, number, numberVar } from 'cupel/template';

const view = new DataView(new ArrayBuffer(16));

export function m(x: number): number {
  const value = arithmetic(numberVar('x'), alt(int(), number()));
  // The bits of NaN are no matter of the language, and engines differ in them.
  view.setFloat64(0, value === value ? value : 0, boolean());
  view.setInt32(alt(0, 4, 8), arithmetic(numberVar('value'), int()), boolean());
  view.setUint16(int(0, 14), x, boolean());
  const a: number = view.getInt8(int(0, 15));
  const b: number = view.getUint32(alt(0, 3, 4, 12), boolean());
  const c: number = view.getFloat32(alt(0, 2, 8), boolean());
  return arithmetic(numberVar('a', 'b'), numberVar('b', 'c'));
}
