import { expect, it } from 'vitest';
import { isWhole } from './is-whole.js';

it('what can be selected from is whole', () => {
  for (const text of ['name', "'a b'", 'f(1, 2).g', 'new A<B<C>>((x) => x + 1).f()', '(a + b)', 'a["x y"]', '"\\""'])
    expect(isWhole(text), text).toBe(true);
});

it('what operators around it could tear apart is not, nor is a number', () => {
  for (const text of ['a + b', '1', '-1', '(byte) 5', "'a' as string", '0..3', 'a to b', 'x => x'])
    expect(isWhole(text), text).toBe(false);
});
