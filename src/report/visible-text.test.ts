import { expect, test } from 'vitest';
import { compilerOutput, oneLine, shorten, terminalText, visibleLines } from './visible-text.js';

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

test('of what goes to a terminal only lines and our own colours act', () => {
  const red = '\u001b[31mred\u001b[39m';
  expect(terminalText(`a\tb\r\n${red}\n`, true)).toBe(`a\tb\n${red}\n`);
  expect(terminalText(red, false)).toBe('\\u{1b}[31mred\\u{1b}[39m');
  const hostile = [
    ...['\u001b[2J', '\u001b[8m', '\u001b]0;title\u0007', '\u001b]8;;http://x\u001b\\', '\u009b2J', '\u001bc'],
    ...['\r', '\b', '\u0007', '\u202e', '\u2066', '\u2028', '\u200b', '\ufeff', '\ud800', '\u{e0041}', '\0', '\u007f'],
  ];
  for (const text of hostile) {
    const shown = terminalText(`before${text}after\u001b[2J`, true);
    expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u);
    expect(shown).toMatch(/^before\\u\{/);
  }
});
