import { expect, test } from 'vitest';
import { createWarmUp } from './warm-up.js';

const c1Alone = '-XX:TieredStopAtLevel=1';
const lasting = { afterCpuMillis: 60_000, flags: ['-XX:own'] };

test('a server that lives long is replaced by one with C2, and that one is not', () => {
  const warmUp = createWarmUp({ lasting });
  expect(warmUp.nextFlags()).toContain(c1Alone);
  expect(warmUp.isOver(59_000)).toBe(false);
  expect(warmUp.isOver(61_000)).toBe(true);
  const flags = warmUp.nextFlags();
  expect(flags).not.toContain(c1Alone);
  expect(flags).toContain('-XX:own');
  expect(warmUp.isOver(1e9)).toBe(false);
});

test('without a server that pays later, the first one stays', () => {
  const warmUp = createWarmUp({});
  expect(warmUp.nextFlags()).toContain(c1Alone);
  expect(warmUp.isOver(1e9)).toBe(false);
});

test('after a server that was lost the next one has C1 alone', () => {
  const warmUp = createWarmUp({ lasting });
  expect(warmUp.nextFlags()).toContain(c1Alone);
  expect(warmUp.isOver(1000)).toBe(false);
  expect(warmUp.nextFlags()).toContain(c1Alone);
  expect(warmUp.isOver(61_000)).toBe(true);
  expect(warmUp.nextFlags()).not.toContain(c1Alone);
  expect(warmUp.nextFlags()).toContain(c1Alone);
});
