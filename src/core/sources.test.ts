import { expect, test } from 'vitest';
import { type AttachedDriver, limitMet } from './driver.js';
import { sourcesOf } from './sources.js';

const files = [
  { path: 'a.js', text: 'one();\n' },
  { path: 'b.js', text: 'class B {}\n' },
];
const driver: AttachedDriver = {
  kind: 'attached',
  at: { file: 'b.js', offset: 9 },
  parts: [' go(', { shared: 'function () {}' }, '); '],
  limits: [{ line: 'excluded: out of memory', limit: 'out of memory' }],
  data: {},
};

test('a compiler sees the body with the driver in its place', () => {
  expect(sourcesOf({ files, driver })).toEqual([files[0], { path: 'b.js', text: 'class B { go(function () {}); }\n' }]);
  expect(sourcesOf({ files, driver }, () => 'shared')[1]?.text).toBe('class B { go(shared); }\n');
});

test('a program without a driver apart is its body', () => {
  expect(sourcesOf({ files })).toBe(files);
  expect(sourcesOf({ files, driver: { kind: 'absorbed', limits: [] } })).toBe(files);
});

test.each([
  ['1\nexcluded: out of memory\n', 'out of memory'],
  ['excluded: out of memory\r\n', 'out of memory'],
  ['excluded: out of memory\n1\n', undefined],
  ['excluded: something else\n', undefined],
  ['', undefined],
])('a limit is the last line that the driver was made to print: %j', (stdout, limit) => {
  expect(limitMet(driver, stdout)).toBe(limit);
  expect(limitMet({ kind: 'absorbed', limits: driver.limits }, stdout)).toBe(limit);
  expect(limitMet(undefined, stdout)).toBeUndefined();
});
