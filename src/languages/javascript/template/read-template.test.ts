import { expect, test } from 'vitest';
import { readTemplate } from './read-template.js';
import { templateSupport } from './support.js';

const holes =
  "import { alt, arithmetic, assign, bigintVar, forDo, int, intElement, intVar, statement } from 'cupel/template';\n";

function read(text: string, path = 'dir/mine.ts') {
  return readTemplate({ path, text: holes + text });
}

function namesAt(template: ReturnType<typeof read>, hole: number): string[] {
  return (template.holes[hole]?.scope ?? []).map(({ name, type }) => `${name}: ${type}`);
}

test('Figure 1 of the paper has five holes with the scopes that the paper names', async () => {
  const figure = (await templateSupport.shipped()).find(({ path }) => path === 'figure-1.ts');
  if (!figure) throw new Error('Figure 1 is not there');
  const template = readTemplate(figure);
  expect(template.holes.map(({ node }) => node.kind)).toEqual(['literal', 'literal', 'literal', 'binary', 'binary']);
  expect(namesAt(template, 0)).toEqual(['s1: number', 's2: number']);
  expect(namesAt(template, 3)).toEqual(['s1: number', 's2: number', 'arr1: number[]', 'i: number']);
  expect(template.holes[4]?.scope).toEqual(template.holes[3]?.scope);
  expect(template.holes[3]?.scope[2]).toMatchObject({ length: 5, writable: false });
  expect(template).toMatchObject({ name: 'figure-1', entry: 'm', globals: ['s1', 's2'] });
});

test('types are those of annotations, or seen by the shape of what a variable begins with', () => {
  const template = read(`
    const words = new Int32Array(8);
    let later: bigint[];
    function half(n: number): number { return n / 2; }
    export function m(a: number, flag: boolean) {
      const b = a | 0, c = 1n << 3n, d = [c], e = 'x' + a, f = half(a), g = words[0], h = unknown();
      for (const each of d) { const inner = 1; return int(); }
      let after = 2;
    }`);
  expect(namesAt(template, 0)).toEqual([
    ...['words: Int32Array', 'later: bigint[]', 'a: number', 'flag: boolean', 'b: number', 'c: bigint', 'd: bigint[]'],
    ...['e: string', 'f: number', 'g: number', 'each: bigint', 'inner: number'],
  ]);
});

test('what is declared inside hides what is outside, and the counter of a loop is not written to', () => {
  const template = read('let x = 1; export function m(y: number) { let x = 1n; for (let i = 0; i < 3; i++) int(); }');
  expect(namesAt(template, 0)).toEqual(['y: number', 'x: bigint', 'i: number']);
  expect(template.holes[0]?.scope.map(({ writable }) => writable)).toEqual([true, true, false]);
});

test('a template of JavaScript is read as well', () => {
  const template = read('let n = 0; export function m(a, b = 1) { return arithmetic(intVar(), intVar()); }', 'mine.js');
  expect(template.arguments).toEqual({ sources: [{ types: ['number'] }, { types: ['number'] }] });
  expect(namesAt(template, 0)).toEqual(['n: number', 'b: number']);
});

test('holes inside of ordinary code inside of a hole are filled with it', () => {
  const template = read('export function m(a: string) { return arithmetic(a.charCodeAt(int(0, 3)), 1); }');
  expect(template.holes).toHaveLength(1);
  expect(template.holes[0]?.node).toMatchObject({ left: { kind: 'source', parts: ['a.charCodeAt(', {}, ')'] } });
});

test('types are taken out of ordinary code inside of a hole', () => {
  const template = read('export function m(a: unknown) { return arithmetic((a as string).length, 1); }');
  expect(template.holes[0]?.node).toMatchObject({ left: { text: '(a).length' } });
});

test.each([
  ['export function m() { return 1; }', 'dir/mine.ts: there is no hole in this template'],
  ['function m() { return int(); }', 'dir/mine.ts: a template needs an entry, such as export function main(…) { … }'],
  ['export function m() { return int(); }\nexport let x = 1;', 'dir/mine.ts:3: a template may export only its entry'],
  ['export function m(a: number) { return int(a, 3); }', 'dir/mine.ts:2: a bound must be a constant number'],
  ["export function m(a: number) {\n return intVar('b'); }", 'dir/mine.ts:3: there is no variable b in scope here'],
  ['export function m(a: number) { return bigintVar(); }', 'dir/mine.ts:2: there is no variable of type bigint in'],
  ['export function m(a: number) { return intElement(); }', 'there is no array with elements of type number in scope'],
  ['const a = 1; export function m() { assign(intVar(), 1); }', 'of type number that can be assigned to in scope here'],
  ["export function m(a: number) { return arithmetic(a, a, '<' as '+'); }", 'must be a string literal'],
  ["export function m(a: number) { return arithmetic(a, a, '<'); }", "'<' is not one of + - * / % **"],
  ['export function m(a: number) { return 1 + forDo(1, statement(a)); }', 'must be used as a statement'],
  ['export function m(a: Date) { return int(); }', 'cupel makes no values of type Date; use numbers, strings'],
  ['export function m(a: number) { return int( }', 'dir/mine.ts:2: Argument expression expected.'],
  ["import fs from 'node:fs'; export function m() { return int(); }", 'may import only cupel/template'],
  ['export function m() { return alt(); }', 'dir/mine.ts:2: there is nothing to choose from'],
])('%s is refused with the line', (text, message) => {
  expect(() => read(text)).toThrow(message);
});
