import { expect, test } from 'vitest';
import { createWarmUp } from './warm-up.js';

const c1Alone = '-XX:TieredStopAtLevel=1';

test('a server of javac that lives long is replaced by one with all tiers, and that one is not', () => {
  const warmUp = createWarmUp({ adapter: 'javac' });
  expect(warmUp.nextFlags()).toContain(c1Alone);
  expect(warmUp.isOver(59_000)).toBe(false);
  expect(warmUp.isOver(61_000)).toBe(true);
  expect(warmUp.nextFlags()).not.toContain(c1Alone);
  expect(warmUp.isOver(1e9)).toBe(false);
});

test('after a server that was lost the next one has C1 alone', () => {
  const warmUp = createWarmUp({ adapter: 'javac' });
  expect(warmUp.nextFlags()).toContain(c1Alone);
  expect(warmUp.isOver(1000)).toBe(false);
  expect(warmUp.nextFlags()).toContain(c1Alone);
  expect(warmUp.isOver(61_000)).toBe(true);
  expect(warmUp.nextFlags()).not.toContain(c1Alone);
  expect(warmUp.nextFlags()).toContain(c1Alone);
});
