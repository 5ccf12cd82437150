import { expect, test } from 'vitest';
import { jsonText } from './json-text.js';

test('nothing acts on a terminal, and the value stays the same', () => {
  const value = { 'k\u009b': ['\u001b[2J', '\u202e', '\u2028', '\u{e0041}', '\u007f', '\ud800', 'ü😀'] };
  expect(jsonText(value)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u);
  expect(jsonText(value)).toContain('ü😀');
  expect(JSON.parse(jsonText(value))).toEqual(value);
  expect(JSON.parse(jsonText(value, 2))).toEqual(value);
});
