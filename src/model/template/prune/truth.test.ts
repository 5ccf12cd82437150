import { expect, test } from 'vitest';
import type { FilledExpression } from '../filled.js';
import { truthOf } from './truth.js';

const variable = (name: string, type = 'int'): FilledExpression => ({ kind: 'variable', type, name });
const literal = (value: string, type = 'int'): FilledExpression => ({ kind: 'literal', type, value });
function binary(left: FilledExpression, operator: string, right: FilledExpression, type = left.type): FilledExpression {
  const isTruth = /^([<>]=?|[=!]==?|&&|\|\|)$/.test(operator);
  return { kind: 'binary', type: isTruth ? 'boolean' : type, operator, left, right };
}
const x = variable('x');

test('x > x is always false, and so is the example of the paper', () => {
  expect(truthOf(binary(x, '>', x))).toBe(false);
  expect(truthOf(binary(binary(x, '>', x), '&&', binary(x, '<', variable('y'))))).toBe(false);
  expect(truthOf(binary(binary(x, '<=', x), '||', binary(x, '<', variable('y'))))).toBe(true);
});

test.each(['int', 'long'])('x + 1 > x is not always true: an %s wraps around', (type) => {
  const wide = variable('x', type);
  expect(truthOf(binary(binary(wide, '+', literal('1', type)), '>', wide))).toBeUndefined();
});

test('a number that is not a number differs from itself', () => {
  const number = variable('x', 'number');
  expect(truthOf(binary(number, '<', number))).toBe(false);
  expect(truthOf(binary(number, '===', number))).toBeUndefined();
  expect(truthOf(binary(number, '<=', number))).toBeUndefined();
  expect(truthOf(binary(variable('x', 'bigint'), '===', variable('x', 'bigint')))).toBe(true);
});

test('what has an effect is not the same twice', () => {
  const call: FilledExpression = { kind: 'call', type: 'int', function: 'next', arguments: [] };
  expect(truthOf(binary(call, '>', call))).toBeUndefined();
});

test('bounds of types and of operators decide', () => {
  expect(truthOf(binary(variable('b', 'byte'), '<', literal('200')))).toBe(true);
  expect(truthOf(binary(binary(x, '&', literal('7')), '>', literal('7')))).toBe(false);
  expect(truthOf(binary(binary(x, '%', literal('10')), '<=', literal('9')))).toBe(true);
  expect(truthOf(binary(binary(x, '>>>', literal('28')), '>=', literal('0')))).toBe(true);
  expect(truthOf(binary(binary(x, '>>>', literal('0')), '>=', literal('0')))).toBeUndefined();
  expect(truthOf(binary(binary(variable('n', 'number'), '>>>', literal('0', 'number')), '<', literal('0')))).toBe(
    false,
  );
});

test('sums that fit do not wrap, products that do not fit can be anything', () => {
  const small = binary(x, '&', literal('15'));
  expect(truthOf(binary(binary(small, '+', literal('1')), '>', literal('0')))).toBe(true);
  const large = binary(binary(small, '*', literal('2000000000')), '>=', literal('0'));
  expect(truthOf(large)).toBeUndefined();
});

// Every operator, on all values of small ranges, with the arithmetic of Java's int.
test('ranges hold whatever the values are', () => {
  const operators: Readonly<Record<string, (a: number, b: number) => number>> = {
    '+': (a, b) => (a + b) | 0,
    '-': (a, b) => (a - b) | 0,
    '*': Math.imul,
    '%': (a, b) => (a % b) | 0,
    '&': (a, b) => a & b,
    '|': (a, b) => a | b,
    '^': (a, b) => a ^ b,
    '<<': (a, b) => a << b,
    '>>': (a, b) => a >> b,
    '>>>': (a, b) => (a >>> b) | 0,
  };
  const values = [-2147483648, -70000, -3, -1, 0, 1, 5, 31, 32, 65536, 2147483647];
  const bounds = [-2147483648, -10, -1, 0, 1, 10, 2147483647];
  for (const [operator, compute] of Object.entries(operators)) {
    for (const a of values) {
      // A remainder by zero has no value.
      for (const b of values.filter((value) => operator !== '%' || value !== 0)) {
        const result = compute(a, b);
        for (const bound of bounds) {
          for (const left of [literal(String(a)), x]) {
            const condition = binary(binary(left, operator, literal(String(b))), '<', literal(String(bound)));
            expect([result < bound, undefined], `${a} ${operator} ${b} < ${bound}`).toContain(truthOf(condition));
          }
        }
      }
    }
  }
});
