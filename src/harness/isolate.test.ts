import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../core/outcome.js';
import { type BatchAnswer, observeIsolated } from './isolate.js';

interface Program {
  readonly name: number;
  /** What it does to a process that compiles it. */
  readonly fate: 'crashed' | 'timedOut' | 'outOfMemory' | 'accepted' | 'rejected';
}

function outcomeOf({ name, fate }: Program): Outcome {
  if (fate === 'crashed') return { kind: 'crashed', stack: `by ${name}` };
  if (fate === 'rejected') return { kind: 'rejected', diagnostics: [{ code: String(name), message: '' }] };
  return { kind: fate };
}

interface World {
  /** Whether the process says what it is busy with. */
  readonly tells: boolean;
  /** Whether it also says what came of the programs before. */
  readonly keeps?: boolean;
  /** How many programs it compiles at the same time. */
  readonly together?: number;
  /** Which attempts somebody else kills, counted from 0. */
  readonly killed?: readonly number[];
}

function compilerIn({ tells, keeps = false, together = 1, killed = [] }: World) {
  let attempts = 0;
  let observed = 0;
  // Of those that end well; a process may be killed before it could say so of some of them.
  const before = (batch: readonly Program[], at: number) => {
    const done = batch.slice(0, at).map((program, i) => [i, program] as const);
    const told = done.filter(([i, { fate }]) => i % 5 !== 4 && (fate === 'accepted' || fate === 'rejected'));
    return keeps ? { finished: new Map(told.map(([i, program]) => [i, outcomeOf(program)])) } : {};
  };
  const busyAt = (batch: readonly Program[], at: number) => batch.slice(at, at + together).map((_, i) => at + i);
  return {
    attempt: async (batch: readonly Program[]): Promise<BatchAnswer> => {
      observed += batch.length;
      if (killed.includes(attempts++)) {
        return {
          kind: 'lost',
          outcome: { kind: 'toolFailed', message: 'killed' },
          ...(tells && { at: [attempts % batch.length], ...before(batch, attempts % batch.length) }),
        };
      }
      const at = batch.findIndex(({ fate }) => fate !== 'accepted' && fate !== 'rejected');
      if (at < 0) return { kind: 'answered', outcomes: batch.map(outcomeOf) };
      return {
        kind: 'lost',
        outcome: outcomeOf(batch[at] as Program),
        ...(tells && { at: busyAt(batch, at), ...before(batch, at) }),
      };
    },
    attempts: () => attempts,
    observed: () => observed,
  };
}

const programs = fc
  .array(fc.constantFrom('crashed', 'timedOut', 'outOfMemory', 'accepted', 'rejected', 'accepted', 'accepted'), {
    maxLength: 20,
  })
  .map((fates) => fates.map((fate, name): Program => ({ name, fate: fate })));

describe('a batch', () => {
  test('gives every program its own outcome, whichever of them break the process', async () => {
    await fc.assert(
      fc.asyncProperty(programs, fc.boolean(), fc.boolean(), fc.constantFrom(1, 2, 12), async (...drawn) => {
        const [batch, tells, keeps, together] = drawn;
        expect(await observeIsolated(batch, compilerIn({ tells, keeps, together }).attempt)).toEqual(
          batch.map(outcomeOf),
        );
      }),
    );
  });

  test('loses nothing to processes that somebody else kills', async () => {
    // Two attempts in a row at one program may not both be killed: that is the point of the retry.
    const kills = fc.array(fc.integer({ min: 2, max: 9 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(programs, fc.boolean(), kills, fc.nat(3), async (batch, tells, gaps, first) => {
        const killed = gaps.reduce((all, gap) => [...all, (all.at(-1) as number) + gap], [first]);
        const { attempt } = compilerIn({ tells, keeps: tells, killed });
        expect(await observeIsolated(batch, attempt)).toEqual(batch.map(outcomeOf));
      }),
    );
  });

  test('says of a program whose process is killed again and again that it could not be observed', async () => {
    const { attempt, attempts } = compilerIn({ tells: false, killed: [0, 1, 2, 3, 4] });
    const outcomes = await observeIsolated([{ name: 0, fate: 'accepted' }], attempt);
    expect(outcomes).toEqual([{ kind: 'toolFailed', message: 'killed' }]);
    expect(attempts()).toBe(5);
  });

  const oneBad = (fate: Program['fate'], at: number) =>
    Array.from({ length: 64 }, (_, name): Program => ({ name, fate: name === at ? fate : 'accepted' }));

  test.each([
    ['a known place costs two more attempts', 'crashed', true, 3],
    ['an unknown place is searched by halves', 'crashed', false, 13],
    ['a hang is waited for twice only', 'timedOut', false, 65],
  ] as const)('%s', async (_, fate, tells, most) => {
    for (const at of [0, 31, 63]) {
      const { attempt, attempts } = compilerIn({ tells });
      await observeIsolated(oneBad(fate, at), attempt);
      expect(attempts()).toBeLessThanOrEqual(most);
    }
  });

  test('observes again only what was not finished', async () => {
    const world = compilerIn({ tells: true, keeps: true });
    await observeIsolated(oneBad('timedOut', 31), world.attempt);
    // All, the culprit, those before it that were not told, and those after it.
    expect(world.observed()).toBe(64 + 1 + 6 + 32);
  });

  test('asks nobody again if all were finished before the process was lost', async () => {
    const batch: Program[] = [{ name: 0, fate: 'accepted' }];
    const finished = new Map([[0, outcomeOf(batch[0] as Program)]]);
    let attempts = 0;
    const attempt = async (): Promise<BatchAnswer> => {
      attempts++;
      return { kind: 'lost', outcome: { kind: 'toolFailed', message: 'killed' }, finished };
    };
    expect(await observeIsolated(batch, attempt)).toEqual(batch.map(outcomeOf));
    expect(attempts).toBe(1);
  });

  test('believes what was finished in a second attempt before that was lost as well', async () => {
    const finished = new Map<number, Outcome>([[0, { kind: 'accepted' }]]);
    let attempts = 0;
    const attempt = async (): Promise<BatchAnswer> => {
      const done = ++attempts > 1 && { finished };
      return { kind: 'lost', outcome: { kind: 'toolFailed', message: 'killed' }, ...done };
    };
    expect(await observeIsolated([1], attempt)).toEqual([{ kind: 'accepted' }]);
    expect(attempts).toBe(2);
  });

  test('of nothing asks nobody', async () => {
    const { attempt, attempts } = compilerIn({ tells: true });
    expect(await observeIsolated([], attempt)).toEqual([]);
    expect(attempts()).toBe(0);
  });

  test('ends although the place that was told is not in it', async () => {
    const batch: Program[] = [0, 1, 2].map((name) => ({ name, fate: name === 1 ? 'crashed' : 'accepted' }));
    const { attempt } = compilerIn({ tells: false });
    const confused = async (part: readonly Program[]) => ({ ...(await attempt(part)), at: [7] });
    expect(await observeIsolated(batch, confused)).toEqual(batch.map(outcomeOf));
  });

  test('is refused if it comes back with an outcome too few', async () => {
    const short = async (): Promise<BatchAnswer> => ({ kind: 'answered', outcomes: [{ kind: 'accepted' }] });
    await expect(observeIsolated([1, 2], short)).rejects.toThrow('1 outcomes for a batch of 2 programs');
  });
});
