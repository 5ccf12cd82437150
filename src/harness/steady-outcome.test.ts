import { expect, test } from 'vitest';
import type { Outcome } from '../core/outcome.js';
import { type Stack, steadyOutcome } from './steady-outcome.js';

const printing = (checksum: string): Outcome => ({ kind: 'accepted', run: { exitCode: 0, stdout: '', checksum } });
const crash: Outcome = { kind: 'crashed', stack: 'SIGSEGV' };

async function observed(...outcomes: Outcome[]): Promise<{ outcome: Outcome; stacks: Stack[] }> {
  const stacks: Stack[] = [];
  const outcome = await steadyOutcome(async (stack) => outcomes[stacks.push(stack) - 1] as Outcome);
  return { outcome, stacks };
}

test('a program that does the same with another stack is run twice', async () => {
  expect(await observed(printing('a'), printing('a'))).toEqual({ outcome: printing('a'), stacks: ['usual', 'other'] });
});

test.each([
  ['depends on the stack size', [printing('a'), printing('b'), printing('a')]],
  ['depends on the stack size', [printing('a'), crash, printing('a')]],
  ['is not deterministic', [printing('a'), printing('b'), printing('c')]],
])('a program that %s shows nothing', async (reason, outcomes) => {
  const { outcome } = await observed(...outcomes);
  expect(outcome).toEqual({ kind: 'toolFailed', message: expect.stringContaining(reason), lasting: true });
});

test('what breaks only sometimes is broken', async () => {
  expect((await observed(crash)).outcome).toBe(crash);
  expect((await observed(printing('a'), crash, crash)).outcome).toBe(crash);
});
