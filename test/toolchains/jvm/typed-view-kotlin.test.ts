import { afterAll, beforeAll, expect, it } from 'vitest';
import { language as kotlin } from '../../../src/languages/kotlin/language.js';
import type { Analyzer, AnalyzerSupport } from '../../../src/model/source/analyzer.js';
import { isUnused } from '../../../src/model/source/declaration.js';
import { expressionAt, viewOf } from './typed-view-of.js';

let analyzer: Analyzer;
beforeAll(async () => {
  analyzer = await (kotlin.analyzer as AnalyzerSupport).open();
});
afterAll(() => analyzer.close());

const box = `package demo
class Box<T : Comparable<T>>(private val item: T, var count: Int = 0) {
  fun larger(other: T): T = if (item > other) item else other
}
const val LIMIT = 3
fun test(shape: Any, names: List<String>): Int {
  val sizes = names.map { it.length }
  var total = 0
  val text = "é$total"
  val unset: Int
  if (shape is String) total += shape.length
  total++
  return total + sizes[0]
}
fun <R> id(x: R): R { val held = x; return held }
`;

const view = (text: string) => viewOf(analyzer, [{ path: 'main.kt', text }]);

it('expressions of Kotlin have types, also by smart casts, and are marked', async () => {
  const typed = await view(box);
  expect(expressionAt(typed, 'names.map { it.length }').type).toMatchObject({ text: 'List<Int>', writable: true });
  expect(expressionAt(typed, '{ it.length }')).toMatchObject({ type: { text: '(String) -> Int' }, constant: true });
  expect(expressionAt(typed, 'shape.length')).toMatchObject({ type: { text: 'Int' }, use: 'value' });
  const shapes = typed.files[0]?.expressions.filter(({ start, end }) => box.slice(start, end) === 'shape');
  expect(shapes?.map(({ type }) => type?.text)).toEqual(['Any', 'String']);
  expect(expressionAt(typed, '"é$total"').type?.text).toBe('String');
  expect(expressionAt(typed, 'total++').use).toBe('statement');
  expect(expressionAt(typed, 'total')).toMatchObject({ constant: true });
  expect(expressionAt(typed, 'held').type).toMatchObject({ text: 'R', writable: true });
  expect(expressionAt(typed, '3')).toMatchObject({ constant: true, repeatable: true });
});

it('scopes, members and assignments of Kotlin are known', async () => {
  const typed = await view(box);
  const [scope] = await typed.scopesAt([{ path: 'main.kt', offset: box.indexOf('total + sizes') }]);
  const named = (name: string) => scope?.names.find((each) => each.name === name);
  expect(named('total')).toMatchObject({ kind: 'variable', writable: true, assigned: true, type: { text: 'Int' } });
  expect(named('unset')).not.toHaveProperty('assigned');
  expect(named('names')).toMatchObject({ kind: 'parameter', writable: false });
  expect(named('Box')?.signatures[0]).toMatchObject({ constructs: true, parameters: [{}, { optional: true }] });
  const [int, any] = [expressionAt(typed, '0').type?.id, expressionAt(typed, 'shape').type?.id] as [number, number];
  expect(
    await typed.areAssignable([
      [int, any],
      [any, int],
    ]),
  ).toEqual([true, false]);
  const list = expressionAt(typed, 'names').type?.id as number;
  const members = await typed.membersOf(list, { path: 'main.kt', offset: 0 });
  expect(members.find(({ name }) => name === 'get')?.signatures[0]?.result.text).toBe('String');
});

it('declarations of Kotlin are known with all their names', async () => {
  const typed = await view(box);
  expect(typed.declarations.filter(isUnused).map(({ name }) => name)).toEqual([
    ...['Box', 'count', 'larger', 'LIMIT', 'test', 'text', 'unset', 'id'],
  ]);
  const { places = [] } = typed.declarations.find(({ name }) => name === 'sizes') ?? {};
  expect(places.map(({ start, end }) => box.slice(start, end))).toEqual(['sizes', 'sizes']);
});

it('places count the characters of the text, whatever ends its lines', async () => {
  const text = 'fun f(): Int {\r\n  val s = "😀"\r\n  return s.length\r\n}\r\n';
  expect(expressionAt(await view(text), 's.length').type?.text).toBe('Int');
});

it('errors of syntax and of types are told', async () => {
  const types = await analyzer.analyze([{ path: 'a.kt', text: '\nval x: Int = "a"' }]);
  expect(types).toMatchObject({
    kind: 'rejected',
    diagnostics: [{ at: { line: 2, column: 14 }, code: 'TYPE_MISMATCH' }],
  });
  expect(await analyzer.analyze([{ path: 'a.kt', text: 'fun (' }])).toMatchObject({ kind: 'rejected' });
});
