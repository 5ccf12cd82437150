import { expect, test } from 'vitest';
import { braces, type Doc, group, hardLine, indent, list, render, spaceLine } from './doc.js';

const show = (doc: Doc) => render(doc, { width: 20, step: '  ' });

test('what fits stays on one line', () => {
  expect(show(['call', list('(', ['a', 'b'], ')')])).toBe('call(a, b)\n');
});

test('what does not fit is broken, item by item, and nested lists only where they must', () => {
  const inner = ['inner', list('(', ['x', 'y'], ')')];
  expect(show(['call', list('(', [inner, 'another argument'], ')')])).toBe(
    ['call(', '  inner(x, y),', '  another argument', ')', ''].join('\n'),
  );
});

test('a block as the last item does not break the list around it', () => {
  const lambda: Doc = ['x => ', braces(['return x;'])];
  expect(show(['call', list('(', [lambda], ')'), ';'])).toBe(['call(x => {', '  return x;', '});', ''].join('\n'));
});

test('empty lines are empty, however deep they stand', () => {
  expect(show(['class ', braces(['one', '', 'two'])])).toBe(['class {', '  one', '', '  two', '}', ''].join('\n'));
});

test('a group is broken at all its own places or at none', () => {
  const choice = (text: string) => group([text, indent([spaceLine, '? yes', spaceLine, ': no'])]);
  expect(show(choice('short'))).toBe('short ? yes : no\n');
  expect(show([choice('a condition that is long'), hardLine, 'end'])).toBe(
    ['a condition that is long', '  ? yes', '  : no', 'end', ''].join('\n'),
  );
});
