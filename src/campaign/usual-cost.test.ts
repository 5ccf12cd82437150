import { describe, expect, test } from 'vitest';
import type { Observed } from '../core/outcome.js';
import { usualCost } from './usual-cost.js';

const sized = (length: number) => ({ files: [{ path: 'a', text: 'x'.repeat(length) }] });

function booksWith(count: number, cpuMillis = 40) {
  const books = usualCost();
  for (let i = 0; i < count; i++) expect(books.weigh(sized(800), { cpuMillis })).toBeUndefined();
  return books;
}

describe('what a program costs by the fast path', () => {
  test('one that takes far more than the others is told, with what is usual', () => {
    expect(booksWith(30).weigh(sized(800), { cpuMillis: 2000 })).toEqual({ cpuMillis: 2000, usualMillis: 40 });
  });

  test('a large program may take longer', () => {
    expect(booksWith(30).weigh(sized(80_000), { cpuMillis: 4000 })).toBeUndefined();
    expect(booksWith(30).weigh(sized(8000), { cpuMillis: 4000 })).toEqual({ cpuMillis: 4000, usualMillis: 400 });
  });

  test('what takes little is never slow, and before some programs are known nothing is', () => {
    expect(booksWith(30, 2).weigh(sized(800), { cpuMillis: 900 })).toBeUndefined();
    expect(booksWith(5).weigh(sized(800), { cpuMillis: 9000 })).toBeUndefined();
  });

  test('of some in one compilation each is told that may be the reason', () => {
    const books = booksWith(30);
    expect(books.weigh(sized(800), { cpuMillis: 240, shared: 25 })).toBeDefined();
    expect(books.weigh(sized(800), { cpuMillis: 45, shared: 25 })).toBeUndefined();
  });

  test('one slow program among many does not become usual', () => {
    const books = booksWith(300);
    expect(books.weigh(sized(800), { cpuMillis: 3000 })).toBeDefined();
    expect(books.weigh(sized(800), { cpuMillis: 3000 })).toEqual({ cpuMillis: 3000, usualMillis: 40 });
  });

  test('the time on the clock is not looked at', () => {
    const onClock: Observed = { outcome: { kind: 'accepted' }, millis: 60_000 };
    expect(booksWith(30).weigh(sized(800), { ...onClock, cpuMillis: 40 })).toBeUndefined();
    expect(booksWith(30).weigh(sized(800), onClock)).toBeUndefined();
  });
});
