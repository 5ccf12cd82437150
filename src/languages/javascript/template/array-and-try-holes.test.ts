import { expect, test } from 'vitest';
import { createRandom } from '../../../core/random.js';
import { sourcesOf } from '../../../core/sources.js';
import type { TemplateSettings } from '../../../model/template/support.js';
import { createFiller } from './fill-template.js';
import { readTemplate } from './read-template.js';

const names = [
  ...[
    'alt',
    'array',
    'assign',
    'exclude',
    'increment',
    'int',
    'intVar',
    'intElement',
    'intArrayVar',
    'number',
    'string',
  ],
  ...['statement', 'tryCatch', 'tryCatchFinally', 'tryFinally', 'typedArray', 'typedArrayVar', 'bigint', 'boolean'],
];

function texts(body: string, settings: TemplateSettings = {}): readonly string[] {
  const text = `import { ${names.join(', ')} } from 'cupel/template';\n${body}`;
  const filler = createFiller(readTemplate({ path: 'mine.ts', text }), settings);
  return Array.from({ length: 40 }, (_, i) => {
    const [file] = sourcesOf(filler(createRandom(`program ${i}`), i));
    return file?.text ?? '';
  });
}

function found(body: string, pattern: RegExp, settings: TemplateSettings = {}): ReadonlySet<string | undefined> {
  return new Set(texts(body, settings).map((text) => pattern.exec(text)?.[1]));
}

const ways: TemplateSettings[] = [{}, { exploration: 'systematic' }, { static: true }, { prune: true }];

test.each(ways)('literals and variables without what is excluded: %o', (settings) => {
  const literals = 'export function m() { return exclude(int(-1, 1), 0); }';
  expect(found(literals, /return (.*);/, settings)).toEqual(new Set(['-1', '1']));
  const variables = 'let x = 1; let y = 2; export function m(z: number) { return exclude(intVar(), "x"); }';
  expect(found(variables, /return (.*);/, settings)).toEqual(new Set(['y', 'z']));
  const changed = 'let x = 1; let y = 2; export function m() { increment(exclude(intVar(), "x"), "x++"); }';
  expect(found(changed, /(\w+)\+\+;/, settings)).toEqual(new Set(['y']));
});

test('strings, booleans, NaN and bigints are excluded as well', () => {
  const body = `export function m() { return [exclude(string(), ''), exclude(boolean(), true), exclude(number(), NaN, -0),
    exclude(bigint(0n, 2n), 1n)]; }`;
  for (const text of texts(body)) expect(text).toMatch(/return \['[^']+', false,\s*(?!NaN|-0,).+,\s*[02]n\];/);
});

test.each(ways)('an array is new, and its elements are filled one by one: %o', (settings) => {
  const lists = found('export function m() { return array(alt(1, 2), 1, 2); }', /return (.*);/, settings);
  expect(lists).toEqual(new Set(['[1]', '[2]', '[1, 1]', '[1, 2]', '[2, 1]', '[2, 2]']));
  const typed = found('export function m() { return typedArray(Int8Array, int(0, 0), 2).length; }', /return (.*);/);
  expect(typed).toEqual(new Set(['(new Int8Array([0, 0])).length']));
});

test('a variable may hold an array, and an element is one of those that a new array has', () => {
  const body = `const a = [1]; let b = array(int(), 3); const c = new Int8Array(2);
export function m() { const d = intArrayVar(); return d.length + typedArrayVar(Int8Array).length + intElement('b'); }`;
  expect(found(body, /const d = (\w+);/)).toEqual(new Set(['a', 'b']));
  expect(found(body, /return d.length \+ \((\w+)\).length/)).toEqual(new Set(['c']));
  const indexes = found(body, /b\[([-\d]+)\]/);
  for (const index of ['0', '1', '2']) expect(indexes).toContain(index);
});

const risky = `class Own extends Error {}
let s = 0; function f(x: number): number { throw new Own(); }
export function m() { HOLE; return int(); }`;

test.each(ways)('a handler is for one of the classes, and the last part follows it: %o', (settings) => {
  const hole = `tryCatchFinally(statement(f(1)), statement(assign(intVar('s'), 1)), statement(increment(intVar('s'), 'x++')), Own, TypeError)`;
  const bodies = found(risky.replace('HOLE', hole), /(try .*\});/, settings);
  const text = (caught: string) =>
    `try { f(1); } catch (error0) { if (!(error0 instanceof ${caught})) throw error0; s = 1; } finally { s++; }`;
  expect(bodies).toEqual(new Set([text('Own'), text('TypeError')]));
});

test('a last part needs no handler, and a handler without classes catches all', () => {
  const last = risky.replace('HOLE', "tryFinally(statement(f(1)), statement(increment(intVar('s'), 'x++')))");
  expect(found(last, /(try .*\});/)).toEqual(new Set(['try { f(1); } finally { s++; }']));
  const all = risky.replace('HOLE', "tryCatch(statement(f(1)), statement(increment(intVar('s'), 'x++')))");
  expect(found(all, /(try .*\});/)).toEqual(new Set(['try { f(1); } catch (error0) { s++; }']));
});

test.each([
  ['return exclude(a, 1);', 'mine.ts:3: exclude needs a hole for a literal, a variable or an element'],
  ['return exclude(int());', 'mine.ts:3: there is nothing to choose from'],
  ["return exclude(int(), 'a');", 'mine.ts:3: what is excluded must be a constant number'],
  ['return exclude(int(), 0.5);', 'mine.ts:3: what is excluded must be an integer'],
  ['return exclude(intVar(), a);', 'mine.ts:3: a name or an operator must be a string literal'],
  ["return exclude(intVar(), 'a', 's');", 'mine.ts:3: there is no variable of type number in scope here that is not'],
  ['return exclude(int(1, 2), 1, 2);', 'mine.ts:3: there is no int between 1 and 2 that is not excluded (1, 2)'],
  ['return array(int(), a).length;', 'mine.ts:3: the length of an array must be a constant integer between 0 and 1000'],
  ['return array(int(), 3, 2).length;', 'mine.ts:3: there is no length between 3 and 2'],
  ['return typedArray(Array, int()).length;', 'mine.ts:3: Array is not the class of a typed array, such as Int32Array'],
  [
    'return typedArray(BigInt64Array, int()).length;',
    'mine.ts:3: the elements of BigInt64Array are of type bigint, not',
  ],
  ['tryCatch(statement(a), statement(a), Errror);', 'mine.ts:3: Errror is not a class that can be caught: use a class'],
  ['tryFinally(statement(a));', 'mine.ts:3: tryFinally needs more than 1 arguments'],
])('%s is refused with the line', (code, message) => {
  expect(() => texts(`let s = 0;\nexport function m(a: number) { ${code} }`)).toThrow(message);
});
