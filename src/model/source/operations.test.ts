import { expect, it } from 'vitest';
import { operationsIn } from './operations.js';

const operations = (text: string) => [...operationsIn([{ path: 'main.js', text }])];

it('finds operators and functions of the library, each once', () => {
  expect(operations('a = b >> 1n; c = b >> 2; f(Math.max(a, -c)); "x + y"; // a * b')).toEqual([
    ...['=', '>>', '-'],
    'Math.max',
  ]);
  expect(operations('a >>> b < c ** d')).toEqual(['>>>', '<', '**']);
});
