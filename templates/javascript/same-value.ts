// Object.is and the equality operators on numbers that are almost the same.
import { alt, arithmetic, call, int, number, numberVar, relation } from 'cupel/template';

export function m(x: number, calm: boolean): boolean[] {
  let y = alt(-0, 0, number());
  if (calm) y = int(-1, 1);
  const z = arithmetic(numberVar('x', 'y'), alt(numberVar('y'), -0, 0, -1));
  const same: (left: unknown, right: unknown) => boolean = Object.is;
  return [
    call(same, numberVar(), alt(-0, NaN, numberVar())),
    relation(numberVar('z', 'y'), alt(0, NaN, numberVar())),
    call(same, arithmetic(numberVar('y', 'z'), alt(-0, 0, 1)), alt(-0, 0)),
  ];
}
