// Whole statements that are chosen: branches, loops, switches and handlers in one hot function.
import {
  alt,
  altStatement,
  arithmetic,
  assign,
  block,
  forDo,
  ifThen,
  increment,
  int,
  intVar,
  relation,
  statement,
  switchOn,
  tryCatch,
  whileDo,
} from 'cupel/template';

let g = 0;

function risky(value: number): number {
  if (relation(value, int(-3, 3))) throw new TypeError('risky');
  return value ^ int();
}

export function m(a: number, b: number): number {
  let x = a | 0;
  let y = int(-9, 9);
  altStatement(
    ifThen(
      relation(intVar(), intVar()),
      statement(increment(intVar('x', 'y', 'g'))),
      statement(assign(intVar('x'), int())),
    ),
    whileDo(
      relation(intVar('x', 'y'), int(-9, 9)),
      block(statement(assign(intVar('x', 'y'), int(-4, 4), '+=', '-=', '^=')), statement(increment(intVar('g')))),
    ),
    forDo(alt(intVar('y'), int(0, 5)), statement(assign(intVar('x', 'y', 'g'), intVar(), '+=', '|=', '='))),
  );
  switchOn(
    intVar('x', 'y', 'b'),
    statement(assign(intVar('x'), intVar('y', 'b'))),
    statement(increment(intVar('y'))),
    tryCatch(statement(assign(intVar('y'), risky(x))), statement(assign(intVar('g'), intVar('x', 'y')))),
  );
  tryCatch(
    block(statement(assign(intVar('x', 'y'), risky(b))), statement(increment(intVar()))),
    statement(assign(intVar('y', 'g'), int(-3, 3), '+=', '=')),
  );
  return arithmetic(arithmetic(x, y, '+', '-', '*'), intVar('g', 'x'), '+', '-');
}
