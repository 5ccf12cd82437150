import { expect, test } from 'vitest';
import { inBatches } from './batch.js';

test('questions that arrive together are asked in one go, and later ones in another', async () => {
  const asked: number[][] = [];
  const ask = inBatches(100, async (questions: readonly number[]) => {
    asked.push([...questions]);
    return questions.map((question) => question * 2);
  });
  expect(await Promise.all([ask(1), ask(2), ask(3)])).toEqual([2, 4, 6]);
  expect(await ask(4)).toBe(8);
  expect(asked).toEqual([[1, 2, 3], [4]]);
});

test('no batch is larger than may be', async () => {
  const sizes: number[] = [];
  const ask = inBatches(100, async (questions: readonly number[]) => {
    sizes.push(questions.length);
    return questions;
  });
  await Promise.all(Array.from({ length: 250 }, (_, i) => ask(i)));
  expect(sizes).toEqual([100, 100, 50]);
});

test('what goes wrong is told to all who asked', async () => {
  const ask = inBatches(100, async () => {
    throw new Error('gone');
  });
  const results = await Promise.allSettled([ask(1), ask(2)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
