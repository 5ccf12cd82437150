import { expect, test } from 'vitest';
import { driverAfter } from './driver.js';
import { simplerPrograms } from './simpler.js';

const body = { path: 'main.js', text: 'function m(x, y) { return x + y; }\n' };
const withDriver = (lists: string[]) => ({
  files: [body],
  driver: driverAfter(body, { entry: 'm', lists, globals: ['a'] }),
});
const endings = (lists: string[]) =>
  simplerPrograms(withDriver(lists)).map(([file]) => file?.text.slice(body.text.length));

test('a program calls its entry with one list of arguments, with one after another, or with all', () => {
  const simpler = endings([String.raw`1, "]'\""`, '[2, 3], 4n']);
  expect(simpler).toHaveLength(7);
  expect(simpler[1]).toBe(
    'let result;\nfor (let i = 0; i < 5000; i++) result = m([2, 3], 4n);\nconsole.log(result);\n',
  );
  expect(simpler[3]).toBe(
    String.raw`for (let i = 0; i < 5000; i++) m(1, "]'\"");
console.log(m([2, 3], 4n));
`,
  );
  expect(simpler[6]).toContain(String.raw`const lists = [[1, "]'\""], [[2, 3], 4n]];`);
});

test('an entry without arguments is called without any', () => {
  expect(endings([''])[0]).toContain('result = m();');
});

test('what has no driver of its own stays as it is', () => {
  expect(simplerPrograms({ files: [body] })).toEqual([]);
  expect(simplerPrograms({ files: [body], driver: { kind: 'absorbed', limits: [] } })).toEqual([]);
});
