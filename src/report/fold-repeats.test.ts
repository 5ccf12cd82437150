import { expect, test } from 'vitest';
import { foldRepeats } from './fold-repeats.js';

test('what repeats is said once, whatever its length', () => {
  expect(foldRepeats(['a', 'b', 'b', 'b', 'c'])).toEqual(['a', 'b', '… repeated 2 more times', 'c']);
  const go = (address: string) => [`f(${address})`, `\tf.go:1 +0x2 fp=${address}`];
  expect(foldRepeats(['x', ...go('0x1'), ...go('0xab'), ...go('0xc0'), 'f(0x1)', 'y'])).toEqual([
    'x',
    ...go('0x1'),
    '… repeated 2 more times',
    'f(0x1)',
    'y',
  ]);
});

test('what stands twice by chance stays', () => {
  const lines = ['a', 'a', 'b', 'c', 'b', 'c', ''];
  expect(foldRepeats(lines)).toEqual(lines);
  expect(foldRepeats([])).toEqual([]);
});
