import { describe, expect, it } from 'vitest';
import type { KnownBug } from '../core/known-bug.js';
import { type Failure, isIn, knownBugOf } from './known-bugs.js';

const bug: KnownBug = {
  id: 'choice-of-consumers',
  title: 'A choice of consumers is none.',
  issue: 'https://example.org/1',
  family: 'fake',
  symptom: 'wrongReject',
  signature: /^wrongReject: MISMATCH at (if|when)\b/,
  message: /<in \w+>/,
  fixedIn: '3.0',
  reproducer: { files: [], expectation: { kind: 'accept' } },
};

const failure: Failure = {
  target: 'fake@2.1:default',
  symptom: 'wrongReject',
  signature: 'wrongReject: MISMATCH at if (',
  outcome: { kind: 'rejected', diagnostics: [{ code: 'MISMATCH', message: 'Box<in Int> was expected' }] },
};

describe('a failure is a known bug', () => {
  it('if family, symptom, signature and words fit', () => {
    expect(knownBugOf(failure, [bug])).toBe(bug);
    expect(knownBugOf(failure, [{ ...bug, signature: 'MISMATCH' }])).toBeDefined();
  });

  it.each<[string, Partial<Failure>]>([
    ['of another family', { target: 'other@2.1:default' }],
    ['in a version where it was fixed', { target: 'fake@3.0:default' }],
    ['with another symptom', { symptom: 'crash' }],
    ['with another signature', { signature: 'wrongReject: MISMATCH at name (' }],
    ['in other words', { outcome: { kind: 'rejected', diagnostics: [{ code: 'MISMATCH', message: 'Box<Int>' }] } }],
    ['without words', { outcome: { kind: 'accepted' } }],
  ])('but not %s', (_, other) => {
    expect(knownBugOf({ ...failure, ...other }, [bug])).toBeUndefined();
  });
});

it('a version has it until it was fixed', () => {
  expect(['2.9', '3.0', '3.1-beta'].map((version) => isIn(bug, `fake@${version}:default`))).toEqual([
    true,
    false,
    false,
  ]);
  expect(isIn({ ...bug, fixedIn: '10' }, 'fake@9')).toBe(true);
});
