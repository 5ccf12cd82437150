import { describe, expect, test } from 'vitest';
import type { Expectation } from '../../core/expectation.js';
import type { Finding } from '../../core/finding.js';
import type { Observation, Outcome } from '../../core/outcome.js';
import type { Language } from '../../model/language.js';
import { bracketSyntax } from '../../model/source/bracket-syntax.js';
import { hasJudge, keepsOthers } from './keeps-others.js';
import { phases } from './phases.js';

const files = [{ path: 'main.js', text: 'f();' }];
const ran = (checksum: string, error?: string): Outcome => ({
  kind: 'accepted',
  run: { exitCode: error ? 1 : 0, stdout: '', checksum, ...(error && { error }) },
});
const other = (outcome: Outcome, parent?: Outcome): Observation => ({
  target: 'b@1:run',
  reference: true,
  outcome,
  ...(parent && { parent }),
});

function findingOf(expectation: Expectation, ...others: Observation[]): Finding {
  const subject = { target: 'a@1:run', reference: false, outcome: ran('wrong') };
  return {
    target: subject.target,
    signature: { symptom: 'miscompile' },
    program: { files, expectation },
    observations: [subject, ...others],
  } as unknown as Finding;
}

const passes = (finding: Finding) => phases(finding, { language: {} as Language, syntax: bracketSyntax }).flat().length;

describe('a program that must end with an error', () => {
  const expected: Expectation = { kind: 'run', ends: 'withError', error: 'TypeError' };

  test('is cut only where another target ends so, and stays so', () => {
    const finding = findingOf(expected, other(ran('1', 'TypeError')));
    expect(passes(finding)).toBeGreaterThan(0);
    expect(keepsOthers(finding, files, [other(ran('2', 'TypeError'))])).toBe(true);
    expect(keepsOthers(finding, files, [other(ran('2'))])).toBe(false);
    expect(keepsOthers(finding, files, [other(ran('2', 'RangeError'))])).toBe(false);
  });

  test('is left alone where no other target shows what is right', () => {
    for (const finding of [findingOf(expected), findingOf(expected, other(ran('1')))]) {
      expect(hasJudge(finding)).toBe(false);
      expect(passes(finding)).toBe(0);
    }
  });
});

describe('a program that must match its parent', () => {
  const expected: Expectation = { kind: 'match', parent: 'p' };

  test('is cut only where another target treats both alike, and goes on to do so', () => {
    const finding = findingOf(expected, other(ran('1'), ran('1')));
    expect(passes(finding)).toBeGreaterThan(0);
    expect(keepsOthers(finding, files, [other(ran('1'), ran('1'))])).toBe(true);
    expect(keepsOthers(finding, files, [other(ran('2'), ran('1'))])).toBe(false);
  });

  test('is left alone where no other target does', () => {
    expect(passes(findingOf(expected))).toBe(0);
    expect(passes(findingOf({ kind: 'anyOf', options: [expected] }, other(ran('1'), ran('1'))))).toBe(0);
  });
});
