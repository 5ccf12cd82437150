import { expect, test } from 'vitest';
import { javaLiteral } from './notation.js';

test.each([
  ['int', '-2147483648', '-2147483648'],
  ['long', '-9223372036854775808', '-9223372036854775808L'],
  ['byte', '-128', '(byte) -128'],
  ['char', '97', "'a'"],
  ['char', '10', '(char) 10'],
  ['char', '39', '(char) 39'],
  ['float', '-0.0', '-0.0f'],
  ['float', '1e-60', '0.0f'],
  ['float', '1e60', '(1.0f / 0.0f)'],
  ['float', '16777217.0', '16777217.0f'],
  ['double', 'NaN', '(0.0 / 0.0)'],
  ['double', '-Infinity', '(-1.0 / 0.0)'],
  ['double', '4.9E-324', '4.9E-324'],
  ['double', '5', '5.0'],
  ['boolean', 'true', 'true'],
  ['String', 'a"\\\n\u20ac', '"a\\"\\\\\\012\\u20ac"'],
])('%s %j is %s', (type, value, text) => {
  expect(javaLiteral(type, value)).toBe(text);
});
