import { expect, test } from 'vitest';
import { libraryCoverage } from './exercised.js';

test('a curve holds what was exercised first by the programs below each point', () => {
  expect(libraryCoverage(5, { members: [0, 3, 0], sequences: [2, 0, 0, 1] })).toEqual({
    of: 5,
    members: 3,
    sequences: 4,
    curve: [
      { programs: 1, members: 2, sequences: 2 },
      { programs: 2, members: 2, sequences: 3 },
      { programs: 3, members: 2, sequences: 4 },
      { programs: 4, members: 3, sequences: 4 },
    ],
  });
});

test('a long campaign has few points, and the last one holds everything', () => {
  const firsts = { members: Array.from({ length: 10_000 }, (_, i) => i * 7), sequences: [] };
  const { curve } = libraryCoverage(20_000, firsts);
  expect(curve.length).toBeLessThanOrEqual(240);
  expect(curve.at(-1)).toEqual({ programs: 69_994, members: 10_000, sequences: 0 });
});

test('a campaign without programs has no curve', () => {
  expect(libraryCoverage(5, { members: [], sequences: [] })).toEqual({ of: 5, members: 0, sequences: 0, curve: [] });
});
