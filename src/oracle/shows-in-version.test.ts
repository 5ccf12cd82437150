import { describe, expect, it } from 'vitest';
import type { Expectation } from '../core/expectation.js';
import type { Outcome } from '../core/outcome.js';
import { judge } from './judge.js';
import { type Dated, showsInVersion } from './shows-in-version.js';

const target = (version: string) => `fake@${version}:default`;
const accepted: Outcome = { kind: 'accepted' };
const rejectedFor = (code: string): Outcome => ({ kind: 'rejected', diagnostics: [{ code, message: '' }] });
const crashed = (kind: string, frame: string): Outcome => ({
  kind: 'crashed',
  stack: `java.lang.${kind}: no\n\tat org.fake.${frame}(Fake.java:1)\n`,
});

// A finding of version 2, beside version 1 as the reference.
function findingOf(expectation: Expectation, outcome: Outcome, reference: Outcome = accepted): Dated {
  const program = {
    ...{ id: 'p', language: 'fake', trace: [], origin: { technique: 't', seed: '1', index: 0 } },
    expectation,
    files: [],
  };
  const observations = [
    { target: target('2'), reference: false, outcome },
    { target: target('1'), reference: true, outcome: reference },
  ];
  const [judgement] = judge(program, observations, []);
  if (judgement?.verdict.kind !== 'bug') throw new Error('no bug');
  const { signature } = judgement.verdict;
  return { target: target('2'), signature, program, observations };
}

const shows = (finding: Dated, version: string, outcome: Outcome) =>
  showsInVersion(finding, target(version), outcome, []);

describe('a crash in another version', () => {
  const finding = findingOf({ kind: 'accept' }, crashed('NullPointerException', 'Check.visit'));

  it.each<[string, boolean, Outcome]>([
    ['in the same place', true, crashed('NullPointerException', 'Check.visit')],
    ['in a function with another name', true, crashed('NullPointerException', 'Checker.visitAll')],
    ['of another kind in the same place', true, crashed('ClassCastException', 'Check.visit')],
    ['of another kind elsewhere', false, crashed('ClassCastException', 'Checker.visitAll')],
    ['that is none', false, rejectedFor('A')],
  ])('%s: %s', (_, same, outcome) => {
    expect(shows(finding, '1.5', outcome)).toBe(same);
    expect(shows(finding, '3', outcome)).toBe(same);
  });
});

describe('a wrong rejection in another version', () => {
  const finding = findingOf({ kind: 'accept' }, rejectedFor('mismatch'));

  it('is the same with the same error', () => {
    expect(shows(finding, '1.5', rejectedFor('mismatch'))).toBe(true);
    expect(shows(finding, '3', rejectedFor('mismatch'))).toBe(true);
  });

  it('with another error is another bug in an older version, which may lack a feature, but not in a newer one', () => {
    expect(shows(finding, '1.5', rejectedFor('unknown word'))).toBe(false);
    expect(shows(finding, '3', rejectedFor('argument mismatch'))).toBe(true);
  });

  it('is gone where the program is accepted', () => {
    expect(shows(finding, '3', accepted)).toBe(false);
  });
});

it('the version of the reference agrees with itself', () => {
  const finding = findingOf({ kind: 'agree' }, rejectedFor('A'));
  expect(shows(finding, '1', accepted)).toBe(false);
  expect(shows(finding, '3', rejectedFor('A'))).toBe(true);
});
