import { expect, it } from 'vitest';
import { isNested, operationsIn } from './operations.js';

const operations = (text: string) => [...operationsIn([{ path: 'main.js', text }])];

it('finds operators and functions of the library, each once', () => {
  expect(operations('a = b >> 1n; c = b >> 2; f(Math.max(a, -c)); "x + y"; // a * b')).toEqual([
    ...['=', '>>', '-'],
    'Math.max',
  ]);
  expect(operations('a >>> b < c ** d')).toEqual(['>>>', '<', '**']);
});

it('compares what two programs use', () => {
  const [shift, both, other] = ['a >> b', 'a >> b + c', 'a << b'].map((text) =>
    operationsIn([{ path: 'main.js', text }]),
  );
  expect(isNested(shift as Set<string>, both as Set<string>)).toBe(true);
  expect(isNested(both as Set<string>, shift as Set<string>)).toBe(true);
  expect(isNested(shift as Set<string>, other as Set<string>)).toBe(false);
});
