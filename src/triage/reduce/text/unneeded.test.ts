import { expect, test } from 'vitest';
import { bracketSyntax } from '../../../model/source/bracket-syntax.js';
import { cutText } from './text-cut.js';
import { unneededTexts } from './unneeded.js';

const leftOf = (text: string, driver?: string) => {
  const at = { file: 'main', offset: text.length };
  const candidate = {
    files: [{ path: 'main', text }],
    ...(driver !== undefined && { driver: { kind: 'attached' as const, at, parts: [driver], limits: [], data: null } }),
  };
  return unneededTexts(candidate, bracketSyntax).map((cuts) =>
    cutText(candidate, cuts)
      ?.files[0]?.text.split('\n')
      .filter((line) => line !== ''),
  );
};

const functions = ['function a() { return b }', 'function b() { return 1 }', 'function c() { return a() }'];

test('what neither the driver nor a statement needs goes at once, before anything else is tried', () => {
  expect(leftOf([...functions, 'print(b())'].join('\n'))[0]).toEqual([functions[1], 'print(b())']);
  expect(leftOf(functions.join('\n'), 'a()')).toEqual([functions.slice(0, 2)]);
});

test('where nothing is needed, one declaration after the other is tried with what it needs', () => {
  expect(leftOf(functions.join('\n'))).toEqual([[], [functions[1]], functions.slice(0, 2)]);
});

test('what declares several names or a pattern stays', () => {
  const both = ['let a = 1, b = 2', 'const { c } = x', 'let d = f(1, 2)'];
  expect(leftOf(both.join('\n'))[0]).toEqual(both.slice(0, 2));
});
