import { describe, expect, it } from 'vitest';
import type { KnownBug } from '../core/known-bug.js';
import type { Diagnostic } from '../core/outcome.js';
import { type Failure, isIn, knownBugOf } from './known-bugs.js';

const unfixed: KnownBug = {
  id: 'choice-of-consumers',
  title: 'A choice of consumers is none.',
  issue: 'https://example.org/1',
  family: 'fake',
  signature: { symptom: 'wrongReject', codes: ['MISMATCH'], constructs: ['if (', 'when {'] },
  message: /<in \w+>/,
  reproducer: { files: [], expectation: { kind: 'accept' } },
};

const bug: KnownBug = { ...unfixed, fixedIn: '3.0' };

const failure: Failure = {
  target: 'fake@2.1:default',
  signature: { symptom: 'wrongReject', error: { code: 'MISMATCH', construct: 'if (' } },
  ...about('Box<in Int> was expected'),
};

// A program with this error, which the failure is about, and another one.
function about(message: string): Pick<Failure, 'outcome' | 'about'> {
  const [error, other] = [message, 'Array<in Int>'].map((each) => ({ code: 'MISMATCH', message: each }));
  return { outcome: { kind: 'rejected', diagnostics: [error, other] as Diagnostic[] }, about: error };
}

describe('a failure is a known bug', () => {
  it('if family, symptom, signature and words fit', () => {
    expect(knownBugOf(failure, [bug])).toBe(bug);
    expect(knownBugOf(failure, [{ ...bug, signature: { symptom: 'wrongReject' } }])).toBeDefined();
  });

  it.each<[string, Partial<Failure>]>([
    ['of another family', { target: 'other@2.1:default' }],
    ['in a version where it was fixed', { target: 'fake@3.0:default' }],
    ['with another symptom', { signature: { ...failure.signature, symptom: 'wrongDiagnostic' } }],
    ['with another code', { signature: { ...failure.signature, error: { code: 'OTHER', construct: 'if (' } } }],
    ['without an error', { signature: { symptom: 'wrongReject' } }],
    ['at another construct', { signature: { ...failure.signature, error: { code: 'MISMATCH', construct: 'name (' } } }],
    ['in other words than the error that it is about', about('Box<Int>')],
    ['without words', { outcome: { kind: 'accepted' }, about: undefined }],
  ])('but not %s', (_, other) => {
    expect(knownBugOf({ ...failure, ...other }, [bug])).toBeUndefined();
  });
});

it('the text of the program must match where the bug says so', () => {
  const told = { ...bug, text: /\bif \(true\)/ };
  const program = (text: string) => ({ program: { files: [{ path: 'main', text }] } });
  expect(knownBugOf({ ...failure, ...program('if (true) {}') }, [told])).toBe(told);
  expect(knownBugOf({ ...failure, ...program('if (flag) {}') }, [told])).toBeUndefined();
  expect(knownBugOf(failure, [told])).toBeUndefined();
});

it('the statement of the error, or one around it, must match where the bug says so', () => {
  const told = { ...bug, around: /\bif \(true\)/ };
  const at = (line: number) => ({ about: { ...(failure.about as Diagnostic), at: { file: 'main', line, column: 3 } } });
  const program = { files: [{ path: 'main', text: 'if (true) {\n  f();\n}\n  g();\n' }] };
  expect(knownBugOf({ ...failure, ...at(2), program }, [told])).toBe(told);
  expect(knownBugOf({ ...failure, ...at(4), program }, [told]), 'elsewhere').toBeUndefined();
  expect(knownBugOf({ ...failure, program }, [told]), 'at no place').toBeUndefined();
  expect(knownBugOf({ ...failure, ...at(2) }, [told]), 'in no program').toBeUndefined();
});

it('a program that is accepted wrongly has a known bug only if the bug is about its fault', () => {
  const lenient: KnownBug = {
    id: 'private-field-read',
    title: 'A private field can be read.',
    family: 'fake',
    signature: { symptom: 'wrongAccept', faults: ['a use of a private field'] },
    reproducer: unfixed.reproducer,
  };
  const accepting = (kind: string): Failure => ({
    target: 'fake@2.1:default',
    signature: { symptom: 'wrongAccept', fault: { kind } },
    outcome: { kind: 'accepted' },
  });
  expect(knownBugOf(accepting('a use of a private field'), [lenient])).toBe(lenient);
  expect(knownBugOf(accepting('a call of a private method'), [lenient])).toBeUndefined();
  expect(knownBugOf({ ...accepting(''), signature: { symptom: 'wrongAccept' } }, [lenient])).toBeUndefined();
});

it('a version has it until it was fixed', () => {
  expect(['2.9', '3.0', '3.1-beta'].map((version) => isIn(bug, `fake@${version}:default`))).toEqual([
    true,
    false,
    false,
  ]);
  expect(isIn({ ...bug, fixedIn: '10' }, 'fake@9')).toBe(true);
  const begun = { ...bug, since: '2.2' };
  expect(['2.1', '2.2', '3.0'].map((version) => isIn(begun, `fake@${version}:default`))).toEqual([false, true, false]);
});

it('a target without a version is the newest', () => {
  expect(isIn(bug, 'fake')).toBe(false);
  expect(isIn({ ...unfixed, since: '2.2' }, 'fake')).toBe(true);
});

it('a crash is known by its exception and by frames, in their order', () => {
  const frames = ['org.fake.Writer.write', 'org.fake.Other.run', 'org.fake.Lambda.visit'];
  const crash: Failure = {
    target: 'fake@2.1:default',
    signature: { symptom: 'crash', crash: { kind: 'java.lang.NoSuchElementException', frames } },
    outcome: { kind: 'crashed', stack: '<in Box>' },
  };
  const known = (pattern: Omit<KnownBug['signature'], 'symptom'>) =>
    knownBugOf(crash, [{ ...bug, signature: { symptom: 'crash', ...pattern } }]) !== undefined;
  expect(known({ exception: 'NoSuchElementException', frames: [/\.Writer\.write$/, /\bLambda\b/] })).toBe(true);
  expect(known({ exception: 'ElementException' })).toBe(false);
  expect(known({ frames: [/\bLambda\b/, /\.Writer\.write$/] })).toBe(false);
  expect(known({ frames: [/\bLambda\b/, /\bLambda\b/] })).toBe(false);
});
