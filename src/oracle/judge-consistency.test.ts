import { expect, test } from 'vitest';
import type { IntendedDifference } from '../core/intended-difference.js';
import type { Artifact, Diagnostic, Observation, Outcome } from '../core/outcome.js';
import { signatureText } from '../core/signature.js';
import { judge } from './judge.js';

const program = {
  files: [{ path: 'main.ts', text: 'let a: string = 1;\n' }],
  expectation: { kind: 'consistent' },
} as const;
const accepted: Outcome = { kind: 'accepted' };
const error = (code: string): Diagnostic => ({ at: { file: 'main.ts', line: 1, column: 5 }, code, message: '' });
const rejected = (...codes: string[]): Outcome => ({ kind: 'rejected', diagnostics: codes.map(error) });
const file = (text: string, path = 'main.d.ts'): Artifact => ({ path, base64: Buffer.from(text).toString('base64') });
const seen = (name: string, outcome: Outcome, ...artifacts: Artifact[]): Observation => ({
  target: name.includes('@') ? name : `typescript@7.0.2:${name}`,
  reference: name.endsWith('reference'),
  outcome,
  ...(artifacts.length > 0 && { artifacts }),
});

function verdict(subject: Observation, reference: Observation, ledger: readonly IntendedDifference[] = []): string {
  const [judgement] = judge(program, [subject, reference], ledger);
  const given = judgement?.verdict;
  if (given?.kind === 'bug') return `${signatureText(given.signature)}, ${given.evidence}`;
  return given?.kind === 'inconclusive' ? given.why : (given?.kind ?? '');
}

test('a build that does the same under two configurations passes', () => {
  expect(verdict(seen('a', accepted, file('x')), seen('reference', accepted, file('x')))).toBe('pass');
  expect(verdict(seen('a', rejected('TS1')), seen('reference', rejected('TS1')))).toBe('pass');
});

test('where only one of them writes files, these are not compared', () => {
  expect(verdict(seen('a', accepted), seen('reference', accepted, file('x')))).toBe('pass');
});

test('another decision, other errors and other files are inconsistent', () => {
  expect(verdict(seen('a', rejected('TS1')), seen('reference', accepted))).toBe(
    'inconsistent: decision: TS1 at name :, witness',
  );
  expect(verdict(seen('a', rejected('TS1')), seen('reference', rejected('TS1', 'TS2')))).toMatch(
    /^inconsistent: errors/,
  );
  const [one, other] = [file('declare const a: { p: 1 } | { q: 2 };'), file('declare const a: { q: 2 } | { p: 1 };')];
  expect(verdict(seen('a', accepted, one), seen('reference', accepted, other))).toBe(
    'inconsistent: files: name :, witness',
  );
  expect(verdict(seen('a', accepted, one), seen('reference', accepted, file('', 'b.d.ts')))).toMatch(/a missing file/);
  expect(verdict(seen('a', accepted, file('\0a')), seen('reference', accepted, file('\0b')))).toMatch(/a binary file/);
});

test('a crash of the configuration that the others are compared with is not lost', () => {
  const crashed: Outcome = { kind: 'crashed', stack: 'panic: nil\n\ngoroutine 1 [running]:\na/checker.check(0x1)\n' };
  expect(verdict(seen('a', accepted), seen('reference', crashed))).toMatch(/^inconsistent: decision: a crash, nil/);
  expect(verdict(seen('a', crashed), seen('reference', crashed))).toMatch(/^crash: nil/);
});

test('no difference between builds excuses one within a build', () => {
  const sameCode: IntendedDifference = {
    id: 'x',
    reason: '',
    link: '',
    rule: { kind: 'sameCode', codes: ['TS1', 'TS2'] },
  };
  expect(verdict(seen('a', rejected('TS1')), seen('reference', rejected('TS2')), [sameCode])).toMatch(/^inconsistent/);
});

test('in languages whose errors are never compared, only the decision is', () => {
  const ledger: readonly IntendedDifference[] = [{ id: 'x', reason: '', link: '', rule: { kind: 'decisionsOnly' } }];
  expect(verdict(seen('a', rejected('TS1')), seen('reference', rejected('TS2')), ledger)).toBe('pass');
  expect(verdict(seen('a', accepted), seen('reference', rejected('TS2')), ledger)).toMatch(/^inconsistent: decision/);
});

test('another build says nothing', () => {
  expect(verdict(seen('a', rejected('TS1')), seen('typescript@6.0.3:reference', accepted))).toBe(
    'no other configuration to compare with',
  );
});
