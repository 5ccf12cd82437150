import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSmtSolver, type SmtSolver } from '../../src/harness/solver/smt-solver.js';
import type { FilledExpression } from '../../src/model/template/filled.js';
import { solvedTruth } from '../../src/model/template/prune/solved-truth.js';

const variable = (name: string, type = 'int'): FilledExpression => ({ kind: 'variable', type, name });
const literal = (value: string, type = 'int'): FilledExpression => ({ kind: 'literal', type, value });
function binary(left: FilledExpression, operator: string, right: FilledExpression): FilledExpression {
  const isTruth = /^([<>]=?|[=!]=|&&|\|\|)$/.test(operator);
  return { kind: 'binary', type: isTruth ? 'boolean' : left.type, operator, left, right };
}

let solver: SmtSolver;
beforeAll(async () => {
  solver = await openSmtSolver();
}, 600_000);
afterAll(() => solver.close());

const [x, y] = [variable('x'), variable('y')];

test.each([
  ['x < y && y < x', binary(binary(x, '<', y), '&&', binary(y, '<', x)), false],
  ['x + 1 > x', binary(binary(x, '+', literal('1')), '>', x), undefined],
  ['x + 1 == x', binary(binary(x, '+', literal('1')), '==', x), false],
  ['(x ^ y) == (y ^ x)', binary(binary(x, '^', y), '==', binary(y, '^', x)), true],
  ['x << 33 == x << 1', binary(binary(x, '<<', literal('33')), '==', binary(x, '<<', literal('1'))), true],
] as const)(
  'z3 knows of %s',
  async (_, condition, truth) => {
    expect(await solvedTruth(condition, (script) => solver.ask(script))).toBe(truth);
  },
  60_000,
);
