import { expect, test } from 'vitest';
import { quoted, quotedCharacter, withFraction } from './literals.js';

test('quotes, backslashes and what is no printable ASCII are escaped', () => {
  expect(quoted('a"b\\c\n\u00e9\u{1f600}')).toBe('"a\\"b\\\\c\\n\\u00e9\\ud83d\\ude00"');
  expect(quotedCharacter("'")).toBe("'\\''");
  expect(quotedCharacter('"')).toBe("'\"'");
});

test('whole numbers get a fraction', () => {
  expect(withFraction(3)).toBe('3.0');
  expect(withFraction(-0.25)).toBe('-0.25');
});
