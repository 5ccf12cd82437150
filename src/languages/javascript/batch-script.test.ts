import { expect, test } from 'vitest';
import { sourcesOf } from '../../core/sources.js';
import { batchScript, beginnings, readBatch } from './batch-script.js';
import { driverAfter } from './template/driver.js';

const three = [{ files: [] }, { files: [] }, { files: [] }];
const line = (at: number, ended: string) => JSON.stringify({ at, ended, message: 'm', stdout: `${at}\n` });

test('reads the outcomes up to the program that took the process down', () => {
  const told = [line(0, 'returned'), line(1, 'refused'), '{"at":2}', line(2, 'threw').slice(0, 9)].join('\n');
  expect(readBatch(told, three)).toMatchObject([
    { kind: 'accepted', run: { stdout: '0\n', exitCode: 0 } },
    { kind: 'rejected', diagnostics: [{ code: 'SyntaxError', message: 'm' }] },
  ]);
});

test('what is not in its place, or was printed by a program, is not taken for an outcome', () => {
  expect(readBatch([line(1, 'returned'), 'hello', '{"at":0,"ended":"won"}'].join('\n'), three)).toEqual([]);
});

test('what the drivers of programs have in common stands in a batch once', () => {
  const body = { path: 'main.js', text: 'function m(x) { return x; }\n' };
  const program = { files: [body], driver: driverAfter(body, { entry: 'm', lists: ['1', '2'], globals: [] }) };
  const script = batchScript([program, program]);
  for (const text of ['function limitOf(error)', 'function mixObject(value)'])
    expect(script.split(text), text).toHaveLength(2);
  expect(script.split('sharedByTheBatch0(m, [[1], [2]]')).toHaveLength(3);
  // A program that only looks as if it had a driver is its own affair.
  const whole = { files: sourcesOf(program) };
  expect(batchScript([whole, whole]).split('function limitOf(error)')).toHaveLength(3);
});

test('a limit is told by a driver, and not by a program that prints the same', () => {
  const body = { path: 'main.js', text: '' };
  const driver = driverAfter(body, { entry: 'm', lists: [], globals: [] });
  const told = JSON.stringify({ at: 0, ended: 'returned', message: '', stdout: '1\nexcluded: stack overflow\n' });
  expect(readBatch(told, [{ files: [body], driver }])).toMatchObject([
    { kind: 'toolFailed', message: 'the program exceeded a limit: stack overflow', lasting: true },
  ]);
  expect(readBatch(told, [{ files: [body] }])).toMatchObject([{ kind: 'accepted' }]);
});

test('the beginning of a program is told once for each, whatever is printed', () => {
  const begins = beginnings(2);
  const lines = ['x', '{"at":1}', '{"at":0}', '{"at":0}', '{"at":0,"ended":"returned"}', '{"at":1}', '{"at":2}'];
  expect(lines.map(begins)).toEqual([false, false, true, false, false, true, false]);
});
