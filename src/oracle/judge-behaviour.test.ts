import { describe, expect, test } from 'vitest';
import type { Expectation } from '../core/expectation.js';
import type { Observation, Outcome } from '../core/outcome.js';
import type { Verdict } from '../core/verdict.js';
import { judge } from './judge.js';

const files = [{ path: 'Main.java', text: 'class Main { }\n' }];

const short = (verdict: Verdict | undefined) =>
  verdict?.kind === 'bug' ? `${verdict.signature.symptom}, ${verdict.evidence}` : verdict?.kind;

describe('a program that must match its parent', () => {
  const match: Expectation = { kind: 'match', parent: 'p' };
  const ran = (checksum: string): Outcome => ({ kind: 'accepted', run: { exitCode: 0, stdout: '', checksum } });
  const rejected: Outcome = { kind: 'rejected', diagnostics: [{ code: 'TS1', message: '' }] };
  const seen = (outcome: Outcome, parent: Outcome | undefined, target = 'a@1:default'): Observation => ({
    target,
    reference: false,
    outcome,
    ...(parent && { parent }),
  });
  const verdict = (...observations: Observation[]) =>
    judge({ files, expectation: match }, observations, [])[0]?.verdict;

  test('does so if it computes the same, or is rejected as well', () => {
    expect(verdict(seen(ran('0'), ran('0')))).toEqual({ kind: 'pass' });
    expect(verdict(seen(rejected, { kind: 'rejected', diagnostics: [] }))).toEqual({ kind: 'pass' });
    expect(verdict(seen({ kind: 'accepted' }, { kind: 'accepted' }))).toEqual({ kind: 'pass' });
  });

  test('fails if it computes something else, by a rule of the technique unless another target confirms that', () => {
    const bug = { kind: 'bug', signature: { symptom: 'miscompile', differs: 'output', from: 'parent' } };
    expect(verdict(seen(ran('1'), ran('0')))).toEqual({ ...bug, evidence: 'rule' });
    const other = (version: string) => seen(ran('5'), ran('5'), `a@${version}:default`);
    expect(verdict(seen(ran('1'), ran('0')), seen(ran('5'), ran('5'), 'b@1:default'))).toEqual({
      ...bug,
      evidence: 'disagreement',
    });
    expect(verdict(seen(ran('1'), ran('0')), other('2'))).toEqual({ ...bug, evidence: 'fixed' });
  });

  test('fails if only one of the two is accepted', () => {
    expect(verdict(seen(rejected, ran('0')))).toMatchObject({
      signature: { symptom: 'wrongReject' },
      evidence: 'rule',
    });
    expect(verdict(seen(ran('0'), rejected))).toMatchObject({
      signature: { symptom: 'wrongAccept', deviation: 'missing', error: { code: 'TS1' }, from: 'parent' },
    });
  });

  test('says nothing where the parent could not be observed, and a crash is a crash', () => {
    expect(verdict(seen(ran('0'), undefined))?.kind).toBe('inconclusive');
    expect(verdict(seen(ran('0'), { kind: 'toolFailed', message: '' }))?.kind).toBe('inconclusive');
    expect(verdict(seen({ kind: 'crashed', stack: 'E' }, ran('0')))).toMatchObject({ signature: { symptom: 'crash' } });
  });
});

describe('a program that must be accepted', () => {
  const ran = (checksum: string, exitCode = 0): Outcome => ({
    kind: 'accepted',
    run: { exitCode, stdout: '', checksum },
  });
  const seen = (target: string, outcome: Outcome, reference = false): Observation => ({ target, reference, outcome });
  const said = (...observations: Observation[]) =>
    judge({ files, expectation: { kind: 'accept' } }, observations, []).map(({ verdict }) => short(verdict));

  test('must do the same wherever it runs', () => {
    expect(said(seen('javac@17:run', ran('a')), seen('ecj@3:run', ran('b'), true))).toEqual([
      'miscompile, disagreement',
    ]);
    expect(said(seen('kotlin@2:run', ran('a')), seen('kotlin@2:js', ran('b'), true))).toEqual(['miscompile, witness']);
    expect(said(seen('a@1:run', ran('a')), seen('a@2:run', ran('b')), seen('b@1:run', ran('b'), true))).toEqual([
      'miscompile, fixed',
      'pass',
    ]);
    expect(said(seen('a@1:run', ran('a')), seen('b@1:run', ran('b')))).toEqual(
      Array.from({ length: 2 }, () => 'miscompile, disagreement'),
    );
  });

  test('passes where nothing else has run, or it has no main method', () => {
    const others = [
      seen('b@1:default', { kind: 'accepted' }, true),
      seen('b@1:run', { kind: 'rejected', diagnostics: [] }),
    ];
    expect(said(seen('a@1:run', ran('a')), ...others)).toEqual(['pass', 'wrongReject, disagreement']);
    expect(said(seen('a@1:run', ran('a')), seen('a@1:js', ran('a'), true))).toEqual(['pass']);
    expect(said(seen('a@1:run', ran('none', -1)), seen('a@1:js', ran('a'), true))).toEqual(['pass']);
  });

  test('is compared between platforms by what these have in common, and on one platform by all that it does', () => {
    const on = (platform: string, checksum: string, common: string): Outcome => ({
      kind: 'accepted',
      run: { exitCode: 0, stdout: '', checksum, portable: { platform, checksum: common } },
    });
    expect(said(seen('a@1:run', on('jvm', '1.0', '1')), seen('a@1:js', on('js', '1', '1'), true))).toEqual(['pass']);
    expect(said(seen('a@1:run', on('jvm', '1.0', '1')), seen('a@2:run', on('jvm', '1', '1'), true))).toEqual([
      'miscompile, disagreement',
    ]);
    expect(said(seen('a@1:run', on('jvm', '1.0', '1')), seen('a@1:js', on('js', '2', '2'), true))).toEqual([
      'miscompile, witness',
    ]);
  });
});

describe('a program that must end in a certain way', () => {
  const normally: Expectation = { kind: 'run', ends: 'normally' };
  const fails = (error: string): Expectation => ({ kind: 'run', ends: 'withError', error });
  const ran = (exitCode: number, error?: string): Outcome => ({
    kind: 'accepted',
    run: { exitCode, stdout: '', checksum: '', ...(error && { error }) },
  });
  const said = (expectation: Expectation, outcome: Outcome, ...others: Observation[]) =>
    short(judge({ files, expectation }, [{ target: 'a@1:run', reference: false, outcome }, ...others], [])[0]?.verdict);

  test.each<[Expectation, Outcome, string]>([
    [normally, ran(0), 'pass'],
    [normally, ran(3), 'miscompile, belief'],
    [normally, ran(1, 'java.lang.ArithmeticException'), 'miscompile, belief'],
    [fails('ArithmeticException'), ran(1, 'java.lang.ArithmeticException'), 'pass'],
    [fails('java.lang.ArithmeticException'), ran(1, 'java.lang.ArithmeticException'), 'pass'],
    [fails('java.lang.ArithmeticException'), ran(1, 'ArithmeticException'), 'miscompile, belief'],
    [fails('TypeError'), ran(1, 'RangeError'), 'miscompile, belief'],
    [fails('TypeError'), ran(0), 'miscompile, belief'],
    [normally, { kind: 'accepted' }, 'inconclusive'],
    [normally, ran(-1), 'inconclusive'],
    [normally, { kind: 'rejected', diagnostics: [] }, 'wrongReject, belief'],
  ])('%j of %j: %s', (expectation, outcome, expected) => expect(said(expectation, outcome)).toBe(expected));

  test('is judged with more certainty if another compiler makes it end so', () => {
    expect(said(fails('TypeError'), ran(0), { target: 'b@1:run', reference: true, outcome: ran(1, 'TypeError') })).toBe(
      'miscompile, disagreement',
    );
  });
});

describe('a program that must be accepted and run to its end', () => {
  const expectation: Expectation = { kind: 'accept', runs: true };
  const ran = (checksum: string, error?: string): Outcome => ({
    kind: 'accepted',
    run: { exitCode: error === undefined ? 0 : 1, stdout: '', checksum, ...(error !== undefined && { error }) },
  });
  const seen = (target: string, outcome: Outcome, reference = false): Observation => ({ target, reference, outcome });
  const verdict = (...observations: Observation[]) => judge({ files, expectation }, observations, [])[0]?.verdict;

  test('passes if it prints the same as all references, and where it is only compiled', () => {
    expect(verdict(seen('a@1:c2', ran('0')), seen('a@1:interpreter', ran('0'), true))).toEqual({ kind: 'pass' });
    expect(verdict(seen('a@1:default', { kind: 'accepted' }))).toEqual({ kind: 'pass' });
    expect(verdict(seen('a@1:c2', ran('0')))).toEqual({ kind: 'pass' });
  });

  test('is miscompiled if another tier, version or compiler prints something else', () => {
    const differs = { kind: 'bug', signature: { symptom: 'miscompile', differs: 'output' } };
    const c2 = seen('a@1:c2', ran('1'));
    expect(verdict(c2, seen('a@1:interpreter', ran('0'), true))).toEqual({ ...differs, evidence: 'witness' });
    const alike = seen('a@1:interpreter', ran('1'), true);
    expect(verdict(c2, alike, seen('b@1:interpreter', ran('0'), true))).toEqual({
      ...differs,
      evidence: 'disagreement',
    });
    expect(verdict(c2, alike, seen('a@2:interpreter', ran('0'), true))).toMatchObject(differs);
  });

  test('is miscompiled if it ends with an error, also where all tiers agree', () => {
    const ends = { kind: 'bug', signature: { symptom: 'miscompile', ends: 'with java.lang.VerifyError' } };
    const broken = ran('0', 'java.lang.VerifyError');
    expect(verdict(seen('a@1:c2', broken))).toEqual({ ...ends, evidence: 'belief' });
    expect(verdict(seen('a@1:c2', broken), seen('a@1:interpreter', broken, true))).toEqual({
      ...ends,
      evidence: 'belief',
    });
    expect(verdict(seen('a@1:c2', broken), seen('a@1:interpreter', ran('1'), true))).toEqual({
      ...ends,
      evidence: 'witness',
    });
    // What the reference gets wrong is not its fault.
    expect(verdict(seen('a@1:c2', ran('1')), seen('a@1:interpreter', broken, true))).toEqual({ kind: 'pass' });
  });

  test('says nothing where it exceeds a limit of the machine, and is still rejected wrongly', () => {
    const full = seen('a@1:c2', ran('0', 'java.lang.StackOverflowError'));
    expect(verdict(full, seen('a@1:interpreter', ran('0'), true))?.kind).toBe('inconclusive');
    const rejected: Outcome = { kind: 'rejected', diagnostics: [{ code: 'E', message: '' }] };
    expect(verdict(seen('a@1:default', rejected))).toMatchObject({ signature: { symptom: 'wrongReject' } });
  });
});
