import { expect, test } from 'vitest';
import { endOf, inTime } from './in-time.js';

const stop = new AbortController().signal;

test.each([-0.111, 0, 0.01])('work that has %d s ends without a result', async (seconds) => {
  const end = endOf({ seconds, stop });
  const work = async () => {
    await new Promise((resolve) => end.addEventListener('abort', resolve));
    end.throwIfAborted();
  };
  expect(await inTime(work(), end, stop)).toBeUndefined();
});

test('a very long time is not over at once', async () => {
  const end = endOf({ seconds: 1e9, stop });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(end.aborted).toBe(false);
});
