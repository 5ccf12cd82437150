import { describe, expect, test } from 'vitest';
import type { Expectation } from '../core/expectation.js';
import type { IntendedDifference } from '../core/intended-difference.js';
import type { Observation, Outcome } from '../core/outcome.js';
import type { Judgement } from '../core/verdict.js';
import { judge } from './judge.js';
import { needsReference } from './needs-reference.js';

const at = { file: 'Main.java', line: 3, column: 1 };
const files = [{ path: at.file, text: 'class Main {}\n' }];
const run = (stdout: string, exitCode = 0) => ({ exitCode, stdout, checksum: stdout });
const rejectedAt = (line: number): Outcome => ({
  kind: 'rejected',
  diagnostics: [{ at: { ...at, line }, code: 'A', message: 'not supported' }],
});
const outcomes: readonly Outcome[] = [
  { kind: 'accepted' },
  { kind: 'accepted', run: run('', -1) },
  { kind: 'accepted', run: run('1') },
  { kind: 'accepted', run: run('2') },
  rejectedAt(3),
  rejectedAt(300),
  { kind: 'rejected', diagnostics: [] },
  { kind: 'crashed', stack: 'TypeError: x\n    at f (/x.js:1:2)\n' },
  { kind: 'timedOut' },
  { kind: 'timedOut', running: true },
  { kind: 'outOfMemory' },
  { kind: 'toolFailed', message: 'no disk' },
];
const accept: Expectation = { kind: 'accept' };
const reject: Expectation = { kind: 'reject', reason: 'a swapped type' };
const rejectThere: Expectation = { ...reject, at };
const expectations: readonly Expectation[] = [
  accept,
  reject,
  rejectThere,
  { kind: 'anyOf', options: [accept, rejectThere] },
  { kind: 'anyOf', options: [rejectThere, { kind: 'agree' }] },
];
const always: readonly Expectation[] = [
  { kind: 'agree' },
  { kind: 'consistent' },
  { kind: 'match', parent: 'p' },
  { kind: 'run', ends: 'normally' },
  { kind: 'anyOf', options: [accept, { kind: 'agree' }] },
];
const because = { reason: '', link: '' };
const ledgers: readonly (readonly IntendedDifference[])[] = [
  [],
  [{ id: 'decisions', ...because, rule: { kind: 'decisionsOnly' } }],
  [{ id: 'old', ...because, rule: { kind: 'unsupported', family: 'java', before: '99', message: 'not supported' } }],
];

// A name by which no chance has the references asked.
const unsampled = 'a';
const observed = (target: string, outcome: Outcome, reference: boolean): Observation => ({
  target,
  reference,
  outcome,
});

// Evidence is a matter of the confirmation, which asks all.
const unproven = ({ target, verdict }: Judgement) => [
  target,
  verdict.kind === 'bug' ? { ...verdict, evidence: undefined } : verdict,
];

describe('references that are not needed', () => {
  test.each([
    ['a newer and another', ['java@17:run'], ['java@25:run', 'ecj@3:run']],
    ['an older, of two that are tested', ['java@25:run', 'ecj@3:run'], ['java@17:run']],
    ['the same build', ['java@17:c2'], ['java@17:interpreter', 'ecj@3:run']],
  ])('%s: what they do changes no verdict', (_, targets, references) => {
    let spared = 0;
    const check = (expectation: Expectation, seen: readonly Outcome[], ledger: readonly IntendedDifference[]) => {
      const tested = targets.map((target, i) => observed(target, seen[i] as Outcome, false));
      if (needsReference({ id: unsampled, expectation }, tested)) return;
      const others = references.map((target, i) => observed(target, seen[targets.length + i] as Outcome, true));
      const program = { files, expectation };
      expect(judge(program, tested, ledger).map(unproven)).toEqual(
        judge(program, [...tested, ...others], ledger).map(unproven),
      );
      spared++;
    };
    for (const expectation of expectations)
      for (const ledger of ledgers)
        for (const a of outcomes)
          for (const b of outcomes) for (const c of outcomes) check(expectation, [a, b, c], ledger);
    expect(spared).toBeGreaterThan(1000);
  });
});

test.each(always)('where $kind is expected they are always needed', (expectation) => {
  for (const outcome of outcomes)
    expect(needsReference({ id: unsampled, expectation }, [observed('java@17:run', outcome, false)])).toBe(true);
});

test.each<[string, Expectation, Outcome, boolean]>([
  ['accepts what it must', accept, { kind: 'accepted' }, false],
  ['rejects it, which is a bug whatever others do', accept, rejectedAt(3), false],
  ['has run it', accept, { kind: 'accepted', run: run('1') }, true],
  ['does not end', accept, { kind: 'timedOut' }, true],
  ['crashes, which is a bug whatever others do', accept, { kind: 'crashed', stack: '' }, false],
  ['accepts what it must reject', reject, { kind: 'accepted' }, false],
  ['rejects what it must', reject, rejectedAt(300), false],
  ['finds the fault', rejectThere, rejectedAt(12), false],
  ['reports something far from the fault', rejectThere, rejectedAt(300), true],
])('a target that %s', (_, expectation, outcome, needed) => {
  expect(needsReference({ id: unsampled, expectation }, [observed('java@17:run', outcome, false)])).toBe(needed);
});

test('a small share is asked about anyway, the same each time', () => {
  const tested = [observed('java@17:run', { kind: 'accepted' }, false)];
  const ids = Array.from({ length: 2000 }, (_, i) => `program ${i}`);
  const asked = () => ids.filter((id) => needsReference({ id, expectation: accept }, tested));
  expect(asked().length).toBeGreaterThan(50);
  expect(asked().length).toBeLessThan(200);
  expect(asked()).toEqual(asked());
});
