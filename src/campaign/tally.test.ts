import { expect, test } from 'vitest';
import type { Judgement, Verdict } from '../core/verdict.js';
import { add, count, emptyTally } from './tally.js';

const pass: Verdict = { kind: 'pass' };
const unclear: Verdict = { kind: 'inconclusive', why: 'fog' };
const bug: Verdict = { kind: 'bug', signature: { symptom: 'crash' }, evidence: 'witness' };
const said = (...verdicts: Verdict[]): Judgement[] => verdicts.map((verdict) => ({ target: 't', verdict }));

test('a program counts once, by the worst that is said of it', () => {
  const tally = emptyTally();
  for (const verdicts of [[pass, pass], [pass, unclear], [unclear, bug, pass], [unclear]])
    count(tally, said(...verdicts));
  expect(tally).toEqual({ pass: 1, bug: 1, inconclusive: 2, reasons: new Map([['fog', 2]]) });
});

test('tallies add up, and what is added stays as it was', () => {
  const [total, part] = [emptyTally(), emptyTally()];
  for (const verdict of [pass, unclear, bug]) count(part, said(verdict));
  add(total, part);
  add(total, part);
  expect(total).toEqual({ pass: 2, bug: 2, inconclusive: 2, reasons: new Map([['fog', 2]]) });
  expect(part).toEqual({ pass: 1, bug: 1, inconclusive: 1, reasons: new Map([['fog', 1]]) });
});
