import type { Outcome } from '../core/outcome.js';

/** How much stack a run has: as usual, or clearly more or less than that. */
export type Stack = 'usual' | 'other';

/** What a program does each time: one that does something else in a second run, or with another stack, shows nothing. */
export async function steadyOutcome(run: (stack: Stack) => Promise<Outcome>): Promise<Outcome> {
  const first = await run('usual');
  if (first.kind !== 'accepted') return first;
  // Tiers need stacks of different sizes, and rightly so: a program that catches an overflow tells them apart.
  const second = await run('other');
  if (isSame(first, second)) return first;
  const third = await run('usual');
  // What breaks only sometimes is broken.
  if (third.kind === 'crashed') return third;
  const message = isSame(first, third)
    ? 'the behaviour of the program depends on the stack size or on hash codes'
    : 'the program is not deterministic: two runs differ';
  return { kind: 'toolFailed', message, lasting: true };
}

function isSame(one: Outcome, other: Outcome): boolean {
  return one.kind === 'accepted' && other.kind === 'accepted' && one.run?.checksum === other.run?.checksum;
}
