import { expect, test } from 'vitest';
import type { FilledExpression } from '../filled.js';
import { formulaOf } from './formula.js';
import { solvedTruth } from './solved-truth.js';

const variable = (name: string, type: string): FilledExpression => ({ kind: 'variable', type, name });
const one: FilledExpression = { kind: 'literal', type: 'int', value: '1' };
const relation = (left: FilledExpression, operator: string, right: FilledExpression): FilledExpression => ({
  ...{ kind: 'binary', type: 'boolean', operator, left, right },
});

test('a condition is written in bits, with the promotions of Java', () => {
  const sum: FilledExpression = { kind: 'binary', type: 'int', operator: '+', left: variable('c', 'char'), right: one };
  expect(formulaOf(relation(sum, '<', variable('n', 'long')))).toBe(
    [
      '(declare-const v0 (_ BitVec 16))',
      '(declare-const v1 (_ BitVec 64))',
      ...['', 'not '].map((not) => {
        const text = '(bvslt ((_ sign_extend 32) (bvadd ((_ zero_extend 16) v0) (_ bv1 32))) v1)';
        return `(push)(assert ${not ? `(not ${text})` : text})(check-sat)(pop)`;
      }),
    ].join('\n'),
  );
});

test('numbers of other kinds and calls have no formula', () => {
  expect(formulaOf(relation(variable('x', 'double'), '<', one))).toBeUndefined();
  const call: FilledExpression = { kind: 'call', type: 'int', function: 'f', arguments: [] };
  expect(formulaOf(relation(call, '<', one))).toBeUndefined();
});

test('the solver is asked only for what shape and ranges do not tell', async () => {
  const asked: string[] = [];
  const ask = (answers: readonly string[]) => (script: string) => {
    asked.push(script);
    return Promise.resolve(answers);
  };
  const x = variable('x', 'int');
  expect(await solvedTruth(relation(x, '>', x), ask(['sat', 'sat']))).toBe(false);
  expect(asked).toEqual([]);
  expect(await solvedTruth(relation(x, '>', one), ask(['unsat', 'sat']))).toBe(false);
  expect(await solvedTruth(relation(x, '>=', one), ask(['sat', 'unsat']))).toBe(true);
  expect(await solvedTruth(relation(x, '<', one), ask(['unknown', 'unknown']))).toBeUndefined();
  expect(asked).toHaveLength(3);
});
