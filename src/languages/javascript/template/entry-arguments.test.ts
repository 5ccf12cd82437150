import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createRandom } from '../../../core/random.js';
import { sourcesOf } from '../../../core/sources.js';
import type { Compilable } from '../../../core/test-program.js';
import type { TemplateSettings } from '../../../model/template/support.js';
import { createFiller } from './fill-template.js';
import { portableDrivers } from './portable-drivers.js';
import { readTemplate } from './read-template.js';
import { simplerPrograms } from './simpler.js';

function programOf(body: string, settings: TemplateSettings = {}) {
  const text = `import { alt, entryArgument, entryArguments, int } from 'cupel/template';\n${body}`;
  return createFiller(readTemplate({ path: 'mine.ts', text }), settings)(createRandom('arguments'), 0);
}

// What a program prints.
function printed(program: Compilable): string {
  const lines: string[] = [];
  const [file] = sourcesOf(program);
  runInNewContext(file?.text ?? '', { console: { log: (...given: unknown[]) => lines.push(given.join(' ')) } });
  return lines.join('\n');
}

const single = `class Box { constructor(public held: number) {} }
let calls = 0;
function box(): Box { calls++; return new Box(alt(7, 8)); }
entryArgument(m, 1, box);
export function m(a: number, b: Box) { b.held = b.held + 1; return b.held === 8 || b.held === 9 ? int(5, 5) : a; }`;

const all = `let calls = 0;
function every(): [number[], string] { return [[++calls], 'x']; }
entryArguments(m, every);
export function m(a: number[], b: string) { a.push(int(1, 1)); return a.length + b.length; }`;

test('a function makes an argument anew for each call, and cupel makes the others', () => {
  const program = programOf(single);
  const [file] = sourcesOf(program);
  expect(file?.text).toMatch(/\(m, \[function \(\) \{ return \[[^,]+, box\(\)\]; \}, /);
  expect(file?.text).not.toContain('entryArgument');
  expect(program.reached).toBe(2);
  expect(printed(program)).toMatch(/^[0-9a-f]+$/);
});

test('a function makes all arguments, and each call gets its own', () => {
  const program = programOf(all);
  const [file] = sourcesOf(program);
  expect(file?.text).toContain('(m, [function () { return [...every()]; }, function () { return [...every()]; }],');
  // A call that got an array of another call would return more.
  expect(new Set(simplerPrograms(program).map((files) => printed({ files })))).toEqual(new Set(['3', '3 3']));
  expect(portableDrivers(program).map((driver) => printed({ ...program, driver }))[0]).toBe('3');
});

test('the same program is made without optimizations, without execution, and systematically', () => {
  const program = programOf(single);
  expect(programOf(single, { without: ['earlyStop', 'hotFilling'] })).toEqual(program);
  for (const settings of [{ static: true }, { exploration: 'systematic' }, { prune: true }] as const)
    expect(printed(programOf(single, settings))).toMatch(/^[0-9a-f]+$/);
});

test.each([
  ['entryArgument(n, 0, f);', 'mine.ts:3: the first argument must be the entry, m'],
  [
    'entryArgument(m, 2, f);',
    'mine.ts:3: the second argument must be the index of a parameter from 0 on; the entry has 2',
  ],
  ['entryArgument(m, 0, () => 1);', 'mine.ts:3: the last argument must be the name of another function at the top'],
  ['entryArgument(m, 0, g);', 'mine.ts:2: g makes arguments, and may have no parameters'],
  ['entryArgument(m, 0, f); entryArgument(m, 0, f);', 'mine.ts:3: argument 0 is made by f already'],
  ['entryArguments(m, f); entryArgument(m, 0, f);', 'mine.ts:3: entryArguments makes all arguments: remove the other'],
  ['function h() { entryArguments(m, f); }', 'mine.ts:3: entryArguments is a statement of its own at the top'],
  ['entryArguments(m, f);', 'mine.ts:3: the template threw in 12 attempts while it made arguments; fix the function'],
  ['entryArguments(m, one);', 'mine.ts:3: the template makes too many or too few arguments; return one for each'],
])('%s is refused with the line', (code, message) => {
  const rest = 'function f(): any { return 1; } function one() { return [1]; } function g(x: number) { return x; }';
  expect(() => programOf(`${rest}\n${code}\nexport function m(a: number, b: number) { return int(); }`)).toThrow(
    message,
  );
});
