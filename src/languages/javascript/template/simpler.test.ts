import { expect, test } from 'vitest';
import { driverText } from './driver.js';
import type { Template } from './read-template.js';
import { simplerPrograms } from './simpler.js';

const program = 'function m(x, y) { return x + y; }\n';
const withDriver = (lists: string) => [
  { path: 'main.js', text: `${program}${driverText({ entry: 'm', globals: ['a'] } as unknown as Template, lists)}` },
];
const endings = (lists: string) => simplerPrograms(withDriver(lists)).map(([file]) => file?.text.slice(program.length));

test('a program calls its entry with one list of arguments, with one after another, or with all', () => {
  const simpler = endings(String.raw`[[1, "]'\""], [[2, 3], 4n]]`);
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
  expect(endings('[[]]')[0]).toContain('result = m();');
});

test('what has no driver stays as it is', () => {
  expect(simplerPrograms([{ path: 'main.js', text: program }])).toEqual([]);
});
