import { expect, test } from 'vitest';
import { compilerOutput, oneLine, shorten, visibleLines } from './visible-text.js';

test('what would act on a terminal is written out', () => {
  expect(oneLine(' a\r\n\tb\u001b[31m\u200b ')).toBe('a b\\u{1b}[31m\\u{200b}');
  expect(visibleLines('a\r\n\tb\rc\ud800😀')).toEqual(['a', '  b\\u{d}c\\u{d800}😀']);
});

test('a text is cut to a width, with a sign that it was', () => {
  expect(shorten('abcdef', 6)).toBe('abcdef');
  expect(shorten('abcdefg', 6)).toBe('abcde…');
  expect(shorten('😀😀😀', 2)).toBe('😀…');
});

test('the folders of this machine are left out of what a compiler printed', () => {
  expect(compilerOutput('File: /tmp/cupel-bf1945b996c2633b/main.kt\n')).toBe('File: main.kt');
  expect(compilerOutput('at f (/home/me/x/node_modules/typescript/lib/_tsc.js:1:2)\nat /usr/lib/y.js')).toBe(
    'at f (node_modules/typescript/lib/_tsc.js:1:2)\nat /usr/lib/y.js',
  );
});
