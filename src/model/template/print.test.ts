import { expect, test } from 'vitest';
import type { Filled, FilledExpression, FilledStatement } from './filled.js';
import { levels, type Notation } from './notation.js';
import { printFilled } from './print.js';

const notation: Notation = {
  literal: (type, value) => (type === 'long' ? `${value}L` : value),
  cast: (type, operand) => ({ text: `(${type}) ${operand(levels.unary)}`, level: levels.unary }),
  fraction: (array, fraction) => `at(${array}, ${fraction})`,
  declare: (type, name, value) => `${type} ${name} = ${value};`,
  array: (type, elements) => `new ${type} {${elements.join(', ')}}`,
  catches: (name, caught = 'Exception') =>
    caught === 'Rare' ? { head: `catch (${name})`, first: `rethrow(${name});` } : { head: `catch (${caught} ${name})` },
  counter: 'int',
};

function print(filled: Filled, level?: number): string {
  return printFilled(filled, { notation, reserved: new Set(['limit0']) }, level);
}

function variable(name: string): Extract<FilledExpression, { kind: 'variable' }> {
  return { kind: 'variable', type: 'int', name };
}

function binary(left: FilledExpression, operator: string, right: FilledExpression): FilledExpression {
  return { kind: 'binary', type: 'int', operator, left, right };
}

const [a, b, c] = [variable('a'), variable('b'), variable('c')];
const five: FilledExpression = { kind: 'literal', type: 'int', value: '-5' };
const step: FilledStatement = {
  kind: 'expressionStatement',
  expression: { kind: 'increment', type: 'int', operator: 'x++', place: a },
};

test.each([
  ['a + b * c', binary(a, '+', binary(b, '*', c))],
  ['(a + b) * c', binary(binary(a, '+', b), '*', c)],
  ['a - (b - c)', binary(a, '-', binary(b, '-', c))],
  ['a - b - c', binary(binary(a, '-', b), '-', c)],
  ['a ** b ** c', binary(a, '**', binary(b, '**', c))],
  ['(a ** b) ** c', binary(binary(a, '**', b), '**', c)],
  ['(-5) ** a', binary(five, '**', a)],
  ['a - -5', binary(a, '-', five)],
  ['(a & b) == c', binary(binary(a, '&', b), '==', c)],
  ['a << b + c', binary(a, '<<', binary(b, '+', c))],
  ['-(-5)', { kind: 'unary', type: 'int', operator: '-', operand: five }],
  ['~-5', { kind: 'unary', type: 'int', operator: '~', operand: five }],
  ['-(--a)', { kind: 'unary', type: 'int', operator: '-', operand: { ...increment('--x') } }],
  ['-a--', { kind: 'unary', type: 'int', operator: '-', operand: { ...increment('x--') } }],
  ['(byte) (a + b)', { kind: 'cast', type: 'byte', operand: binary(a, '+', b) }],
  ['a * (b + 1)', binary(a, '*', { kind: 'source', type: 'int', text: 'b + 1' })],
  ['a += b += c', assign(a, assign(b, c))],
  ['(a = b) + c', binary({ ...assign(a, b), operator: '=' }, '+', c)],
  ['f(a, b + c)', { kind: 'call', type: 'int', function: 'f', arguments: [a, binary(b, '+', c)] }],
  ['(a < b ? a : b) + c', binary(ternary(), '+', c)],
  ['list[(a >>> 1) % list.length]', element({ kind: 'wrapped', variable: 'a' })],
  ['list[a & 7]', element({ kind: 'masked', variable: 'a', mask: 7 })],
  ['list[at(list, 0.5)]', element({ kind: 'fraction', fraction: 0.5 })],
  ['5L', { kind: 'literal', type: 'long', value: '5' }],
] satisfies [string, FilledExpression][])('%s is printed with the parentheses that it needs', (text, filled) => {
  expect(print(filled)).toBe(text);
});

test('a hole that is a part of an expression is kept together', () => {
  expect(print(binary(a, '+', b), levels.multiplicative)).toBe('(a + b)');
  expect(print(binary(a, '*', b), levels.multiplicative)).toBe('a * b');
});

test('loops end and their counters clash with nothing', () => {
  const loop: FilledStatement = { kind: 'while', condition: binary(a, '<', b), body: step, limit: 10 };
  expect(print(loop)).toBe('{ int limit0_ = 0; while (limit0_++ < 10 && a < b) { a++; } }');
  const nested: FilledStatement = { kind: 'for', count: c, body: loop, limit: 3 };
  expect(print(nested)).toBe(
    '{ int rounds0 = c; for (int limit0_ = 0; limit0_ < rounds0 && limit0_ < 3; limit0_++) ' +
      '{ { int limit1 = 0; while (limit1++ < 10 && a < b) { a++; } } } }',
  );
});

test('an array holds its elements apart, and can be used as it is', () => {
  const array: FilledExpression = { kind: 'array', type: 'int[]', elements: [five, assign(a, b), ternary()] };
  expect(print(array, levels.primary)).toBe('new int[] {-5, a += b, a < b ? a : b}');
  expect(print({ kind: 'array', type: 'int[]', elements: [] })).toBe('new int[] {}');
});

test('statements are printed in braces', () => {
  const block: FilledStatement = { kind: 'block', statements: [step, step] };
  expect(print({ kind: 'if', condition: a, then: step, otherwise: block })).toBe('if (a) { a++; } else { a++; a++; }');
  expect(print({ kind: 'try', body: step, handler: { body: block } })).toBe(
    'try { a++; } catch (Exception error0) { a++; a++; }',
  );
  expect(print({ kind: 'try', body: step, handler: { caught: 'Bad', body: step }, last: block })).toBe(
    'try { a++; } catch (Bad error0) { a++; } finally { a++; a++; }',
  );
  expect(print({ kind: 'try', body: step, handler: { caught: 'Rare', body: step } })).toBe(
    'try { a++; } catch (error0) { rethrow(error0); a++; }',
  );
  expect(print({ kind: 'try', body: block, last: step })).toBe('try { a++; a++; } finally { a++; }');
  const cases = [
    { label: '0', body: step, breaks: false },
    { label: '1', body: step, breaks: true },
  ];
  expect(print({ kind: 'switch', subject: a, cases, otherwise: step })).toBe(
    'switch (a) { case 0: a++; case 1: a++; break; default: a++; }',
  );
});

function increment(operator: string): Extract<FilledExpression, { kind: 'increment' }> {
  return { kind: 'increment', type: 'int', operator, place: a };
}

function assign(
  place: Extract<FilledExpression, { kind: 'variable' }>,
  value: FilledExpression,
): Extract<FilledExpression, { kind: 'assign' }> {
  return { kind: 'assign', type: 'int', operator: '+=', place, value };
}

function ternary(): FilledExpression {
  return { kind: 'ternary', type: 'int', condition: binary(a, '<', b), yes: a, no: b };
}

function element(
  index: Extract<FilledExpression, { kind: 'element' }>['index'],
): Extract<FilledExpression, { kind: 'element' }> {
  return { kind: 'element', type: 'int', array: 'list', index };
}
