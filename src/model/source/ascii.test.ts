import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toAscii } from './ascii.js';

it('leaves ASCII as it is', () => {
  const text = 'let a = "b";\r\n\tc\0';
  expect(toAscii(text)).toBe(text);
});

it('spells out characters as their code points, and keeps white space white', () => {
  expect(toAscii('caf\u00e9')).toBe('cafue9');
  expect(toAscii('\u{1f600}')).toBe('u1f600');
  expect(toAscii('\ufeffa\u00a0b\u2028c')).toBe('a b\nc');
});

it('leaves nothing outside ASCII', () => {
  const units = fc.array(fc.integer({ min: 0, max: 0xffff }));
  fc.assert(fc.property(units, (codes) => /^[\x00-\x7f]*$/.test(toAscii(String.fromCharCode(...codes)))));
});
