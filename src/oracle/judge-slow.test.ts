import { expect, test } from 'vitest';
import type { Cost, Observation } from '../core/outcome.js';
import { judge } from './judge.js';

const program = { files: [{ path: 'a', text: 'x' }], expectation: { kind: 'accept' } } as const;
const at = (target: string, cpuMillis: number, cost?: Cost): Observation => ({
  target,
  reference: target !== 'a@1',
  cpuMillis,
  outcome: { kind: 'accepted', ...(cost && { cost }) },
});
const slow = at('a@1', 12_000, { cpuMillis: 12_000, usualMillis: 1000 });
const verdictOf = (...observations: readonly Observation[]) => judge(program, observations, [])[0]?.verdict;

test('a compiler is slow where another one is quick', () => {
  const signature = { symptom: 'slow' };
  expect(verdictOf(slow, at('a@2', 900))).toEqual({ kind: 'bug', signature, evidence: 'fixed' });
  expect(verdictOf(slow, at('b@1', 900))).toEqual({ kind: 'bug', signature, evidence: 'disagreement' });
  expect(verdictOf(slow)).toEqual({ kind: 'bug', signature, evidence: 'belief' });
});

test('what takes every compiler long is no bug, nor is what takes less than a multiple of the usual', () => {
  expect(verdictOf(slow, at('a@2', 9000, { cpuMillis: 9000, usualMillis: 1000 }))).toEqual({ kind: 'pass' });
  expect(verdictOf(slow, at('a@2', 7000))).toEqual({ kind: 'pass' });
  expect(verdictOf(at('a@1', 9000, { cpuMillis: 9000, usualMillis: 4000 }), at('a@2', 900))).toEqual({ kind: 'pass' });
});

test('another verdict says more', () => {
  const rejected = {
    ...slow,
    outcome: {
      kind: 'rejected',
      diagnostics: [],
      cost: slow.outcome.kind === 'accepted' ? slow.outcome.cost : undefined,
    },
  };
  expect(verdictOf(rejected as Observation, at('a@2', 900))).toMatchObject({ signature: { symptom: 'wrongReject' } });
});
