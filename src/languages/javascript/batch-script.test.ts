import { expect, test } from 'vitest';
import { batchScript, readBatch } from './batch-script.js';
import { commonTexts } from './template/driver.js';

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

test('what all programs have in common stands in a batch once', () => {
  const program = { files: [{ path: 'main.js', text: commonTexts.map((text) => `(${text})`).join(';\n') }] };
  const script = batchScript([program, program]);
  for (const text of commonTexts) expect(script.split(text)).toHaveLength(2);
  expect(script.split('sharedByTheBatch0;\\nsharedByTheBatch1')).toHaveLength(3);
});
