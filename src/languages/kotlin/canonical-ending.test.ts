import { expect, test } from 'vitest';
import { canonicalEnding } from './canonical-ending.js';

const ending = { exitCode: 0, stdout: '', exception: '' };

test('whole numbers lose their fraction, and nothing else does', () => {
  const stdout = '21447.0 -3.0 1.05 v2.0 1.0.0\n';
  expect(canonicalEnding({ ...ending, stdout }).stdout).toBe('21447 -3 1.05 v2.0 1.0.0\n');
});

test.each([
  ['java.lang.IllegalStateException', 'IllegalStateException'],
  ['p17.Outer$Inner', 'Inner'],
  ['java.lang.ArrayIndexOutOfBoundsException', 'IndexOutOfBoundsException'],
  ['', ''],
])('an exception %s is compared as %s', (exception, common) => {
  expect(canonicalEnding({ ...ending, exception }).exception).toBe(common);
});
