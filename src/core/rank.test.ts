import { expect, it } from 'vitest';
import type { Diagnostic, Observation, Outcome } from './outcome.js';
import { byRank, isFollowUp, type Ranked, rankOf } from './rank.js';
import type { Signature } from './signature.js';

const error = (code: string, line: number, more: Partial<Diagnostic> = {}): Diagnostic => ({
  at: { file: 'main.ts', line, column: 1 },
  code,
  message: '',
  ...more,
});
const rejected = (...diagnostics: Diagnostic[]): Outcome => ({ kind: 'rejected', diagnostics });
const accepted: Outcome = { kind: 'accepted' };

function ranked(symptom: Signature['symptom'], own: Outcome, ...others: Outcome[]): Ranked {
  const observations: Observation[] = [
    { target: 'x@2:default', reference: false, outcome: own },
    ...others.map((outcome, i) => ({ target: `x@1.${i}:default`, reference: true, outcome })),
  ];
  return { target: 'x@2:default', signature: { symptom }, evidence: 'disagreement', observations };
}

const levelOf = (...given: Parameters<typeof ranked>) => rankOf(ranked(...given)).level;

it('a compiler that fails and a program that does something else come first', () => {
  expect(levelOf('crash', { kind: 'crashed', stack: '' }, accepted)).toBe(1);
  expect(levelOf('hang', { kind: 'timedOut' }, accepted)).toBe(1);
  expect(levelOf('miscompile', accepted, accepted)).toBe(1);
});

it('a difference of decision comes next', () => {
  expect(levelOf('wrongReject', rejected(error('A', 1)), accepted)).toBe(2);
  expect(levelOf('wrongAccept', accepted, rejected(error('A', 1)))).toBe(2);
});

it('other errors for a program that all reject are of little interest once a development build has changed them', () => {
  const different = ranked('wrongDiagnostic', rejected(error('A', 1)), rejected(error('B', 2)));
  const fixedIn = (version: string) =>
    rankOf({ ...different, dating: { versions: [], firstBad: '2', fixedIn: version } }).level;
  expect([rankOf(different).level, fixedIn('3.0.0'), fixedIn('3.0.0-dev.1')]).toEqual([3, 3, 4]);
  const decided = ranked('wrongReject', rejected(error('A', 1)), accepted);
  expect(rankOf({ ...decided, dating: { versions: [], firstBad: '2', fixedIn: '3.0.0-dev.1' } }).level).toBe(2);
});

it('what only the generator believes counts unless other compilers were asked and do the same', () => {
  const believed = (...others: Outcome[]) => ({
    ...ranked('wrongReject', rejected(error('A', 1)), ...others),
    evidence: 'belief' as const,
  });
  expect(rankOf(believed()).level).toBe(2);
  expect(rankOf(believed({ kind: 'toolFailed', message: '' })).level).toBe(2);
  expect(rankOf(believed(rejected(error('B', 1)))).level).toBe(4);
});

it('a lone wrong error is worth more than one beside errors that both report', () => {
  expect(levelOf('wrongDiagnostic', rejected(error('A', 1)), rejected(error('B', 1)))).toBe(3);
  expect(levelOf('wrongDiagnostic', rejected(error('A', 1)), rejected(error('A', 2)))).toBe(3);
  expect(levelOf('wrongDiagnostic', rejected(error('A', 1), error('B', 2)), rejected(error('A', 1)))).toBe(4);
  expect(levelOf('wrongDiagnostic', rejected(error('A', 1)), rejected(error('B', 2), error('C', 3)))).toBe(4);
});

it('how a parser goes on after an error of the syntax is its own affair', () => {
  const syntax = { syntax: true } as const;
  const both = ranked('wrongDiagnostic', rejected(error('A', 1, syntax)), rejected(error('B', 1, syntax)));
  expect(isFollowUp(both)).toBe(true);
  expect(levelOf('wrongReject', rejected(error('A', 1, syntax)), accepted)).toBe(2);
});

it('an error at the wrong place is no follow-up', () => {
  const misplaced = ranked('wrongDiagnostic', rejected(error('A', 9), error('B', 9)), rejected(error('A', 1)));
  const signature = { symptom: 'wrongDiagnostic', deviation: 'misplaced' } as const;
  expect(rankOf({ ...misplaced, signature }).level).toBe(3);
});

it('a compiler that does not always do the same fails, whatever it reports', () => {
  const extra = ranked('wrongDiagnostic', rejected(error('A', 1), error('B', 2)), rejected(error('A', 1)));
  expect(rankOf({ ...extra, flaky: { shown: 6, runs: 10 } }).level).toBe(1);
});

it('lists are sorted by rank, then by evidence', () => {
  const crash = ranked('crash', { kind: 'crashed', stack: '' });
  const reject = ranked('wrongReject', rejected(error('A', 1)), accepted);
  const fixed = { ...reject, evidence: 'fixed' as const };
  expect([reject, fixed, crash].sort(byRank)).toEqual([crash, fixed, reject]);
});
