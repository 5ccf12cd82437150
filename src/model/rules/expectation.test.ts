import { describe, expect, test } from 'vitest';
import { accepted, anyOf, combined, ends, isAccepted, rejected, same, toExpectation } from './expectation.js';

describe('two rules, one after the other', () => {
  test('change nothing only if both change nothing', () => {
    expect(combined(same, same)).toEqual(same);
    expect(combined(accepted, same)).toEqual(accepted);
    expect(combined(same, accepted)).toEqual(accepted);
    expect(combined(ends('Oops'), same)).toEqual(ends('Oops'));
  });

  test('make what the second one makes of a program that is accepted', () => {
    expect(combined(same, rejected('wrong'))).toEqual(rejected('wrong'));
    expect(combined(accepted, anyOf(same, rejected('wrong')))).toEqual(anyOf(accepted, rejected('wrong')));
    expect(() => combined(rejected('wrong'), same)).toThrow('may be rejected');
    expect(isAccepted(anyOf(same, accepted))).toBe(false);
  });
});

test('an expectation travels with its parent and its place', () => {
  const at = { file: 'main.ts', line: 2, column: 3 };
  expect(toExpectation(same, 'p')).toEqual({ kind: 'match', parent: 'p' });
  expect(toExpectation(rejected('wrong', 'A', 'word'), 'p', at)).toEqual({
    kind: 'reject',
    reason: 'wrong',
    at,
    mentions: ['A', 'word'],
  });
  expect(toExpectation(anyOf(ends(), ends('Oops')), 'p', at)).toEqual({
    kind: 'anyOf',
    options: [
      { kind: 'run', ends: 'normally' },
      { kind: 'run', ends: 'withError', error: 'Oops' },
    ],
  });
});
