// Arguments that a function makes for each call: objects, arrays and typed arrays whose contents change once the code is hot.
import {
  alt,
  arithmetic,
  array,
  assign,
  entryArgument,
  exclude,
  int,
  intElement,
  intVar,
  number,
  relation,
  statement,
  tryCatchFinally,
  tryFinally,
  typedArray,
} from 'cupel/template';

class Missing extends Error {}

interface Point {
  readonly x: number;
  readonly y: number;
}

let turn = 0;
let log = 0;
const weights = typedArray(Float64Array, alt(number(), int(-3, 3)), 2, 5);

function isHot(): boolean {
  return relation(turn, int(1100, 1190), '>', '>=');
}

function point(): Point {
  turn = (turn + 1) % 1200;
  return isHot() ? { x: number(), y: alt(-0, 0.5, int()) } : { x: int(-9, 9), y: turn };
}

function list(): number[] {
  return isHot() ? array(number(), 0, 6) : array(int(-9, 9), 4);
}

entryArgument(m, 0, point);
entryArgument(m, 1, list);

function weighted(value: number, by: number): number {
  if (relation(value, exclude(int(-4, 4), 0), '===', '<')) throw new Missing();
  if (relation(by, int(-9, 9), '===')) throw new RangeError();
  return arithmetic(value, alt(by, intElement('weights')), '+', '-', '*');
}

export function m(p: Point, values: number[], start: number): number {
  const { x, y } = p;
  let sum = start | 0;
  let last = 0;
  for (const value of values) {
    tryCatchFinally(
      statement(assign(intVar('sum', 'last'), weighted(value, arithmetic(x, y)), '=', '+=')),
      statement(assign(intVar('log', 'last'), exclude(intVar(), 'turn', 'values', 'weights'), '=', '+=')),
      statement(assign(intVar('sum'), int(-5, 5), '+=', '-=', '^=')),
      Missing,
      RangeError,
      Error,
    );
  }
  tryFinally(
    statement(assign(intVar('last'), weighted(sum, y))),
    statement(assign(intVar('log'), intVar('last', 'sum', 'start'))),
  );
  return arithmetic(sum, exclude(intVar(), 'start', 'turn'), '+', '-', '*');
}
