import { setImmediate as yieldTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSlots } from './slots.js';

test('only so much is done at once, in its order, and a failure gives its place back', async () => {
  const slots = createSlots(2);
  let [now, most] = [0, 0];
  const begun: number[] = [];
  const work = async (i: number) => {
    begun.push(i);
    most = Math.max(most, ++now);
    await yieldTurn();
    now--;
    if (i === 1) throw new Error('no');
    return i;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((i) => slots.use(() => work(i))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});

test('the time that work takes is known from what was done', async () => {
  const slots = createSlots(2);
  const take = () => slots.use(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const first = [take(), take(), take(), take()];
  expect([slots.size, slots.secondsLeft()]).toEqual([4, 0]);
  await Promise.all(first);
  expect([slots.size, slots.secondsLeft()]).toEqual([0, 0]);
  const next = [take(), take()];
  const seconds = slots.secondsLeft();
  expect(seconds).toBeGreaterThan(0.01);
  next.push(take(), take());
  expect(slots.secondsLeft()).toBe(2 * seconds);
  await Promise.all(next);
});
