import { expect, test } from 'vitest';
import { withRecords } from './with-records.js';

const record = (label: string, values: readonly string[]) => `at(${[label, ...values].join(', ')});`;
const text = 'f(a) { if (a) g(); return a; }';
const at = (part: string) => text.indexOf(part);
const records = [
  { site: { offset: at('if'), callable: 0 }, label: '1', names: ['a'] },
  { site: { offset: at('g()'), closes: at('g()') + 4, callable: 0 }, label: '2', names: ['a', 'b'] },
  { site: { offset: at('return'), callable: 0 }, label: '3', names: [] },
];

test('records stand before statements, and a body without braces gets some', () => {
  expect(withRecords(text, records, { record }).text).toBe(
    'f(a) { at(1, a); if (a) { at(2, a, b); g(); } at(3); return a; }',
  );
});

test('bodies that end at one place are all closed there', () => {
  const nested = 'if (a) if (b) c();';
  const bodies = [nested.indexOf('if (b)'), nested.indexOf('c()')].map((offset) => ({
    site: { offset, closes: nested.length, callable: 0 },
    label: String(offset),
    names: [],
  }));
  expect(withRecords(nested, bodies, { record }).text).toBe('if (a) { at(7); if (b) { at(14); c(); } }');
});

test('a variable that an error is about is left out, then all variables, then the record', () => {
  const made = withRecords(text, records, { record });
  const offset = made.text.indexOf('b);');
  const fewer = made.without([offset]);
  expect(fewer.map(({ names }) => names)).toEqual([['a'], ['a'], []]);
  const head = withRecords(text, fewer, { record });
  const none = head.without([head.text.indexOf('at(2'), head.text.indexOf('at(3')]);
  expect(none.map(({ label, names }) => [label, names])).toEqual([
    ['1', ['a']],
    ['2', []],
  ]);
  expect(made.without([0, -1])).toEqual(records);
});
