import { expect, test } from 'vitest';
import type { Judgement, Verdict } from '../core/verdict.js';
import { copyOf, count, emptyTally, resultOf } from './tally.js';

const pass: Verdict = { kind: 'pass' };
const unclear: Verdict = { kind: 'inconclusive', why: 'fog' };
const bug: Verdict = { kind: 'bug', signature: { symptom: 'crash' }, evidence: 'witness' };
const said = (...verdicts: Verdict[]): Judgement[] => verdicts.map((verdict) => ({ target: 't', verdict }));

test('a program counts once, by the worst that is said of it', () => {
  const tally = emptyTally();
  for (const verdicts of [[pass, pass], [pass, unclear], [unclear, bug, pass], [unclear]])
    count(tally, resultOf(said(...verdicts)));
  expect(tally).toEqual({ pass: 1, bug: 1, inconclusive: 2, reasons: new Map([['fog', 2]]) });
});

test('a program that could not be made is in no count', () => {
  const tally = emptyTally();
  count(tally, { kind: 'failed' });
  expect(tally).toEqual(emptyTally());
});

test('a copy leaves what it was made of as it was', () => {
  const tally = emptyTally();
  count(tally, unclear);
  const copy = copyOf(tally);
  count(copy, unclear);
  expect(copy).toEqual({ ...emptyTally(), inconclusive: 2, reasons: new Map([['fog', 2]]) });
  expect(tally).toEqual({ ...emptyTally(), inconclusive: 1, reasons: new Map([['fog', 1]]) });
});
