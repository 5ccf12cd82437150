import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DifferenceRule, IntendedDifference } from '../core/intended-difference.js';
import type { Diagnostic, Outcome } from '../core/outcome.js';
import { signatureText } from '../core/signature.js';
import { compare } from './compare.js';

const files = [{ path: 'main.ts', text: 'let a = 1;\nfoo(2);\nreturn;\n' }];
const calls = [{ path: 'main.ts', text: 'foo(1, {\n  a: bar(2),\n});\nfoo(3);\n' }];
const entry = (id: string, rule: DifferenceRule): IntendedDifference => ({ id, reason: 'r', link: 'https://x', rule });
const ledger = [
  entry('class', { kind: 'sameCode', codes: ['C1', 'C2', 'C3'] }),
  entry('limits', { kind: 'incomparable', codes: ['L1'] }),
  entry('places', { kind: 'sameCall', codes: ['U1'] }),
];

const error = (line: number, code: string, column = 1): Diagnostic => ({
  at: { file: 'main.ts', line, column },
  code,
  message: `about ${Math.abs(Math.sin(line))}`,
});
const rejected = (...diagnostics: Diagnostic[]): Outcome => ({ kind: 'rejected', diagnostics });
const accepted: Outcome = { kind: 'accepted' };
const ran = (exitCode: number, checksum: string): Outcome => ({
  kind: 'accepted',
  run: { exitCode, stdout: '', checksum },
});

describe('two outcomes are the same', () => {
  test.each<[string, Outcome, Outcome]>([
    ['both accept', accepted, accepted],
    [
      'the same errors in another order',
      rejected(error(1, 'A'), error(2, 'B')),
      rejected(error(2, 'B'), error(1, 'A')),
    ],
    ['an error told twice', rejected(error(1, 'A'), error(1, 'A')), rejected(error(1, 'A'))],
    ['codes of one class', rejected(error(1, 'C3')), rejected(error(1, 'C2'))],
    ['another text', rejected({ ...error(1, 'A'), message: 'x' }), rejected({ ...error(1, 'A'), message: 'y' })],
    ['a call and its argument', rejected(error(2, 'U1')), rejected(error(2, 'U1', 5))],
    ['a call beside others', rejected(error(2, 'U1', 5), error(3, 'A')), rejected(error(3, 'A'), error(2, 'U1'))],
    ['limits beside others', rejected(error(1, 'L1'), error(3, 'A')), rejected(error(3, 'A'))],
    ['a limit at the place of another error', rejected(error(1, 'L1')), rejected(error(1, 'A'))],
    ['errors about the whole program', rejected({ code: 'A', message: '' }), rejected({ code: 'A', message: '' })],
    ['the same run', ran(0, 'x'), ran(0, 'x')],
    ['one was not run', ran(0, 'x'), accepted],
  ])('%s', (_, subject, reference) => expect(compare(subject, reference, files, ledger)).toEqual({ kind: 'same' }));

  test('whatever is said, if only decisions count', () => {
    const coarse = [entry('words', { kind: 'decisionsOnly' })];
    expect(compare(rejected(error(1, 'A')), rejected(error(2, 'B')), files, coarse)).toEqual({ kind: 'same' });
    expect(compare(accepted, rejected(error(2, 'B')), files, coarse)).toMatchObject({
      signature: { symptom: 'wrongAccept' },
    });
    expect(compare(ran(0, 'x'), ran(0, 'y'), files, coarse)).toMatchObject({ signature: { symptom: 'miscompile' } });
  });
});

describe('two outcomes differ', () => {
  test.each<[string, Outcome, Outcome, string, string]>([
    ['only the reference rejects', accepted, rejected(error(2, 'C2')), 'wrongAccept', 'missing C2 at name ('],
    ['without a word', accepted, rejected(), 'wrongAccept', 'missing none'],
    [
      'only the reference rejects, without a place',
      accepted,
      rejected(error(2, 'U1')),
      'wrongAccept',
      'missing U1 at name (',
    ],
    ['only the subject rejects', rejected(error(1, 'A')), accepted, 'wrongReject', 'A at let name'],
    [
      'an error is missing',
      rejected(error(1, 'A')),
      rejected(error(1, 'A'), error(3, 'B')),
      'wrongDiagnostic',
      'missing B at return ;',
    ],
    [
      'an error is added',
      rejected(error(1, 'A'), error(3, 'B')),
      rejected(error(1, 'A')),
      'wrongDiagnostic',
      'extra B at return ;',
    ],
    [
      'another place',
      rejected(error(1, 'A')),
      rejected(error(3, 'A')),
      'wrongDiagnostic',
      'A at let name for A at return ;',
    ],
    [
      'another column',
      rejected(error(1, 'A', 5)),
      rejected(error(1, 'A')),
      'wrongDiagnostic',
      'A at name = for A at let name',
    ],
    [
      'another code',
      rejected(error(1, 'A')),
      rejected(error(1, 'B')),
      'wrongDiagnostic',
      'A at let name for B at let name',
    ],
    [
      'one code of a class and one of none',
      rejected(error(1, 'C3')),
      rejected(error(1, 'B')),
      'wrongDiagnostic',
      'C1 at let name for B at let name',
    ],
    [
      'a code of the same class at another place',
      rejected(error(1, 'C1')),
      rejected(error(2, 'C2')),
      'wrongDiagnostic',
      'C1 at let name for C2 at name (',
    ],
    [
      'another error at the same place',
      rejected(error(1, 'A'), error(1, 'B')),
      rejected(error(1, 'A')),
      'wrongDiagnostic',
      'extra B at let name',
    ],
    [
      'what stands beside a limit',
      rejected(error(1, 'L1'), error(2, 'A')),
      rejected(error(1, 'L1')),
      'wrongDiagnostic',
      'extra A at name (',
    ],
    [
      'what stands beside a limit is all',
      rejected(error(1, 'L1'), error(2, 'A')),
      accepted,
      'wrongReject',
      'A at name (',
    ],
    [
      'a code of calls in another statement',
      rejected(error(2, 'U1')),
      rejected(error(3, 'U1')),
      'wrongDiagnostic',
      'U1 at name ( for U1 at return ;',
    ],
    [
      'a code of calls of one only',
      rejected(error(1, 'U1')),
      rejected(error(1, 'A')),
      'wrongDiagnostic',
      'U1 at let name for A at let name',
    ],
    [
      'the first in the text is named',
      rejected(error(3, 'A'), error(1, 'B')),
      accepted,
      'wrongReject',
      'B at let name',
    ],
    ['another exit code', ran(1, 'x'), ran(0, 'x'), 'miscompile', 'another exit code'],
    ['another output', ran(0, 'x'), ran(0, 'y'), 'miscompile', 'another output'],
  ])('%s', (...[, subject, reference, symptom, signature]) => {
    const result = compare(subject, reference, files, ledger);
    expect(result.kind === 'different' && signatureText(result.signature)).toBe(`${symptom}: ${signature}`);
  });
});

test('an error of a call may stand at its name or at an argument, but not in another call', () => {
  const at = (line: number, column: number) => rejected(error(line, 'U1', column));
  const said = (subject: Outcome, reference: Outcome) => compare(subject, reference, calls, ledger).kind;
  // foo(1, { a: bar(2) }) and its argument 2 of bar, which is a part of an argument of foo.
  expect([said(at(1, 1), at(1, 5)), said(at(1, 1), at(2, 6)), said(at(2, 6), at(2, 10))]).toEqual(
    Array.from({ length: 3 }, () => 'same'),
  );
  // Another call of foo, and one error for two.
  expect([said(at(1, 1), at(4, 1)), said(at(1, 5), at(4, 5))]).toEqual(['different', 'different']);
  expect(said(rejected(error(1, 'U1'), error(4, 'U1')), at(1, 5))).toBe('different');
});

describe('two outcomes cannot be compared', () => {
  test.each<[string, Outcome, Outcome]>([
    ['the subject met a limit', rejected(error(1, 'L1')), accepted],
    ['the reference met a limit', accepted, rejected(error(1, 'L1'))],
  ])('%s', (_, subject, reference) => {
    expect(compare(subject, reference, files, ledger)).toEqual({
      kind: 'incomparable',
      why: 'intended difference: limits',
    });
  });

  test.each<[Outcome, string]>([
    [{ kind: 'crashed', stack: '' }, 'the reference crashed'],
    [{ kind: 'timedOut' }, 'the reference timed out'],
    [{ kind: 'outOfMemory' }, 'the reference ran out of memory'],
    [{ kind: 'toolFailed', message: '' }, 'the reference could not be observed'],
  ])('%j', (reference, why) =>
    expect(compare(accepted, reference, files, ledger)).toEqual({ kind: 'incomparable', why }),
  );
});

test('an outcome is the same as itself, and who differs from whom is mutual', () => {
  const diagnostic = fc.record({ line: fc.nat(3), code: fc.constantFrom('A', 'B', 'C1', 'C2', 'U1', 'L1') });
  const outcome = fc
    .array(diagnostic, { maxLength: 4 })
    .map((list) => (list.length > 0 ? rejected(...list.map(({ line, code }) => error(line + 1, code))) : accepted));
  fc.assert(
    fc.property(outcome, outcome, (a, b) => {
      expect(compare(a, a, files, ledger)).toEqual({ kind: 'same' });
      expect(compare(a, b, files, ledger).kind).toBe(compare(b, a, files, ledger).kind);
    }),
    { numRuns: 300 },
  );
});
