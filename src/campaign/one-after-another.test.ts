import { setImmediate as yieldTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { oneAfterAnother } from './one-after-another.js';

test('work under one name is done in its order, after a failure too, and other work meanwhile', async () => {
  const inTurn = oneAfterAnother();
  const log: string[] = [];
  const work = (name: string, turns: number) => async () => {
    log.push(`${name} begins`);
    for (let i = 0; i < turns; i++) await yieldTurn();
    log.push(`${name} ends`);
    if (name === 'a1') throw new Error('no');
    return name;
  };
  const results = await Promise.allSettled([
    inTurn(['a'], work('a1', 5)),
    inTurn(['b'], work('b1', 2)),
    inTurn(['a', 'b'], work('ab', 1)),
    inTurn(['b'], work('b2', 1)),
    inTurn(['c'], work('c', 1)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
  const at = (line: string) => log.indexOf(line);
  expect(at('ab begins')).toBeGreaterThan(Math.max(at('a1 ends'), at('b1 ends')));
  expect(at('b2 begins')).toBeGreaterThan(at('ab ends'));
  expect(at('c begins')).toBeLessThan(at('b1 ends'));
});
