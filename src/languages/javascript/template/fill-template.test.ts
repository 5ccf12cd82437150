import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createRandom } from '../../../core/random.js';
import { sourcesOf } from '../../../core/sources.js';
import type { TemplateSettings } from '../../../model/template/support.js';
import { createFiller } from './fill-template.js';
import { readTemplate } from './read-template.js';

function fillerOf(text: string, settings: TemplateSettings = {}) {
  return createFiller(readTemplate({ path: 'mine.ts', text }), settings);
}

function textOf(filler: ReturnType<typeof createFiller>, index: number): string {
  const [file] = sourcesOf(filler(createRandom(`program ${index}`), index));
  return file?.text ?? '';
}

const counting = `import { int, intVar, relation } from 'cupel/template';
let n = 0;
let other = 0;
export function m() { n = (n + 1) % 50; if (n === 30) return int(1000, 1001); other = int(0, 0); return 0; }`;

test('a hole is filled when it is reached, however late', () => {
  expect(fillerOf(counting)(createRandom('late'), 0).reached).toBe(2);
});

test('execution stops when a state comes again', () => {
  const calls = counting.replace('n = (n + 1) % 50;', 'n = (n + 1) % 20;');
  const without = { without: ['earlyStop'] } as const;
  expect(fillerOf(calls)(createRandom('early'), 0)).toEqual(fillerOf(calls, without)(createRandom('early'), 0));
  expect(fillerOf(calls)(createRandom('early'), 0).reached).toBe(1);
});

test('without execution nothing is reached, and everything is filled', () => {
  const { files, reached } = fillerOf(counting, { static: true })(createRandom('static'), 0);
  expect(reached).toBe(0);
  expect(files[0]?.text).toMatch(/return 100[01];/);
});

test('systematic exploration meets every filling', () => {
  const template = `import { alt } from 'cupel/template';
export function m() { return alt(1, 2, 3) * alt(4, 5); }`;
  const filler = fillerOf(template, { exploration: 'systematic' });
  const found = Array.from({ length: 6 }, (_, i) => /return (.*);/.exec(textOf(filler, i))?.[1]);
  expect(new Set(found)).toEqual(new Set(['1 * 4', '2 * 4', '3 * 4', '1 * 5', '2 * 5', '3 * 5']));
});

test('a filling that does not end is drawn anew; a template that never ends is a mistake', () => {
  const sometimes = `import { int } from 'cupel/template';
export function m() { let n = 0; while (n !== int(0, 1)) n = 1 - n + 2 * n; return n; }`;
  const filler = fillerOf(sometimes.replace('1 - n + 2 * n', '5'));
  for (let i = 0; i < 8; i++) expect(textOf(filler, i)).toContain('n !== 0');
  expect(() =>
    fillerOf(sometimes.replace('int(0, 1)', 'int(7, 7)').replace('1 - n + 2 * n', '5'))(createRandom('x'), 0),
  ).toThrow('mine.ts: the template did not terminate in 12 attempts; bound its loops and its recursion');
  const broken = sometimes.replace('export', 'throw new Error(); export');
  expect(() => fillerOf(broken)(createRandom('x'), 0)).toThrow(
    'mine.ts: the template threw in 12 attempts before its entry was called; fix its top-level code',
  );
});

test('what a template does to built-in objects is nothing to cupel and to other templates', () => {
  const spoils = `import { int } from 'cupel/template';
(Array.prototype as any).map = null;
(Object.prototype as any).spoiled = true;
(globalThis as any).leaked = true;
export function m() { (Math as any).imul = null; return int(); }`;
  const looks = `import { int } from 'cupel/template';
export function m() { return 'spoiled' in {} || 'leaked' in globalThis || !Math.imul ? 0 : int(); }`;
  expect(fillerOf(spoils)(createRandom('x'), 0).reached).toBe(1);
  expect('spoiled' in {} || 'leaked' in globalThis || !Math.imul).toBe(false);
  expect(fillerOf(looks)(createRandom('x'), 0).reached).toBe(1);
});

test.each(['globalThis', 'Math'])('what a program leaves in %s is not there for the next', (place) => {
  const text = `import { int, intElement } from 'cupel/template';
export function m() {
  const list: number[] = ((${place} as any).list = [...((${place} as any).list ?? []), 1]);
  return intElement('list') + int();
}`;
  const filler = fillerOf(text);
  const together = Array.from({ length: 10 }, (_, i) => textOf(filler, i));
  expect(together.map((_, i) => textOf(fillerOf(text), i))).toEqual(together);
});

test('a template sees what the language has, and no more', () => {
  const looks = (name: string) => `import { int } from 'cupel/template';
export function m() { return typeof ${name} === 'undefined' ? 0 : int(); }`;
  const reached = (name: string) => fillerOf(looks(name))(createRandom('x'), 0).reached;
  expect(['Math', 'BigInt64Array', 'Symbol', 'globalThis', 'NaN'].map(reached)).toEqual([1, 1, 1, 1, 1]);
  expect(['process', 'require', 'setTimeout'].map(reached)).toEqual([0, 0, 0]);
});

test.each([
  'globalThis.constructor.constructor',
  '(Math as any).constructor.constructor',
  'argumentsOfModule[0].constructor.constructor',
  'argumentsOfModule[0].tick.constructor',
])('%s of a template makes functions that do not see the process', (maker) => {
  const text = `import { int } from 'cupel/template';
const argumentsOfModule: any = arguments;
let seen = (${maker} as any)('return typeof process')();
export function m() { return seen === 'undefined' ? int() : 0; }`;
  expect(fillerOf(text)(createRandom('x'), 0).reached).toBe(1);
});

test('what fills a hole is kept together in what is around it', () => {
  const filler = fillerOf(`import { arithmetic, int } from 'cupel/template';
export function m(a: number) { return (2 * arithmetic(a, 1, '+')).toFixed(1) + -int(-5, -5) + int(3, 3).toFixed(1); }`);
  expect(textOf(filler, 0)).toContain('(2 * (a + 1)).toFixed(1) + -(-5) + (3).toFixed(1)');
});

test('a program prints one line, which depends on what its entry returns and on its state', () => {
  const program = (value: string, state: string) =>
    textOf(
      fillerOf(
        `import { int } from 'cupel/template';
let state: unknown = [1, ${state}]; export function m() { int(); return ${value}; }`,
        { static: true },
      ),
      0,
    );
  const printed = (text: string) => {
    const lines: string[] = [];
    runInNewContext(text, { console: { log: (line: string) => lines.push(line) } });
    expect(lines).toHaveLength(1);
    return lines[0];
  };
  const values = ['0', '-0', 'NaN', '"NaN"', 'null', 'undefined', '0n', '[0]', '[-0]', '[[0]]', '[undefined]', '[,]'];
  const sums = values.map((value) => printed(program(value, '0')));
  expect(new Set(sums).size).toBe(values.length);
  expect(new Set(values.map((value) => printed(program('0', value)))).size).toBe(values.length);
  expect(printed(program('(() => { throw new TypeError("a"); })()', '0'))).toBe(
    printed(program('(() => { throw new TypeError("b"); })()', '0')),
  );
  expect(printed(program('(function f(): number { return f() + 1; })()', '0'))).toBe('excluded: stack overflow');
  expect(printed(program('1n << (2n ** 40n)', '0'))).toBe('excluded: out of memory');
});
