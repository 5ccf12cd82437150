import { expect, test } from 'vitest';
import { countSpentTime } from './spent-time.js';
import { type Usage, usageInTable } from './usage.js';

// Each step: what the clock says, the CPU time so far, and whether it waits.
function spent(...steps: readonly (readonly [now: number, cpu: number, waits?: 'waits'])[]): number {
  const usage = (cpuMillis: number, waits?: 'waits'): Usage => ({
    bytes: 0,
    cpuMillis,
    isWaiting: () => waits !== undefined,
  });
  const time = countSpentTime(1000, usage(500), 50);
  return steps.reduce((_, [now, cpu, waits]) => time.add(now, usage(cpu, waits)), 0);
}

test('who runs all the time spends the time on the clock, with any number of threads', () => {
  expect(spent([1050, 550], [1100, 590], [1150, 640])).toBe(150);
  expect(spent([1050, 700], [1100, 900])).toBe(100);
});

test('who gets little of a busy machine spends only that', () => {
  expect(spent([1050, 510], [1100, 510], [1150, 520])).toBe(20);
});

test('who waits by choice spends the time on the clock, as far as we looked in time', () => {
  expect(spent([1050, 500, 'waits'], [1100, 500, 'waits'])).toBe(100);
  expect(spent([9000, 500, 'waits'])).toBe(50);
});

test('time that is forgotten with a child is not given back', () => {
  expect(spent([1050, 550], [1100, 300, 'waits'], [1150, 350])).toBe(150);
});

test('a table of processes tells what a group uses', () => {
  const table = '  1 100 Ss 0:00.10\n 77 200 S+ 0:01.25\n 77 300 R 01:02:03\n 77 1 S 1-00:00:01\n';
  const group = usageInTable(table, 77);
  expect([group.bytes, group.cpuMillis, group.isWaiting()]).toEqual([501 * 1024, 1250 + 3_723_000 + 86_401_000, false]);
  expect(usageInTable(table, 1).isWaiting()).toBe(true);
  expect(usageInTable(table, 5).cpuMillis).toBe(0);
});
