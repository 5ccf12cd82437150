import { expect, test } from 'vitest';
import { readBatch } from './batch-script.js';

const line = (at: number, ended: string) => JSON.stringify({ at, ended, message: 'm', stdout: `${at}\n` });

test('reads the outcomes up to the program that took the process down', () => {
  const told = [line(0, 'returned'), line(1, 'refused'), '{"at":2}', line(2, 'threw').slice(0, 9)].join('\n');
  expect(readBatch(told)).toMatchObject([
    { kind: 'accepted', run: { stdout: '0\n', exitCode: 0 } },
    { kind: 'rejected', diagnostics: [{ code: 'SyntaxError', message: 'm' }] },
  ]);
});

test('what is not in its place, or was printed by a program, is not taken for an outcome', () => {
  expect(readBatch([line(1, 'returned'), 'hello', '{"at":0,"ended":"won"}'].join('\n'))).toEqual([]);
});
