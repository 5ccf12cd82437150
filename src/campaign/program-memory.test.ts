import { expect, test } from 'vitest';
import { createProgramMemory } from './program-memory.js';

const ids = (count: number, prefix = 'a') => Array.from({ length: count }, (_, i) => `${prefix}${i}`);

test('knows every program of a long campaign, and no other', () => {
  const memory = createProgramMemory(2 ** 11);
  const known = (id: string) => memory.meets(id);
  expect(ids(20_000).filter(known)).toEqual([]);
  expect(ids(20_000).every(known)).toBe(true);
  expect(ids(1000, 'b').filter(known)).toEqual([]);
});

test('forgets the oldest when there is no room', () => {
  const memory = createProgramMemory(1);
  for (const id of ids(33)) memory.meets(id);
  expect(
    ids(33)
      .slice(1)
      .every((id) => memory.meets(id)),
  ).toBe(true);
  expect(memory.meets('a0')).toBe(false);
});
