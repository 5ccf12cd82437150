import { expect, test } from 'vitest';
import { splitList } from './split-list.js';

test.each([
  ['', []],
  ['1', ['1']],
  [String.raw`1, "a,\"b", ','`, ['1', String.raw`"a,\"b"`, "','"]],
  ['{1, {2, 3}}, f(4, [5, 6]), x', ['{1, {2, 3}}', 'f(4, [5, 6])', 'x']],
])('a list is split at its own commas only: %s', (text, parts) => {
  expect(splitList(text)).toEqual(parts);
});
