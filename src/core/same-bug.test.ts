import { describe, expect, it, test } from 'vitest';
import {
  bugId,
  bugName,
  isAnotherMiscompilation,
  isOneBug,
  isPromotion,
  isSameFailure,
  isSameInVersion,
  type TriagedBug,
} from './same-bug.js';
import type { CrashSignature, Signature } from './signature.js';

const crash = (kind: string, ...frames: string[]): Signature => ({ symptom: 'crash', crash: { kind, frames } });
const cycle = (...frames: string[]): Signature => ({
  symptom: 'crash',
  crash: { kind: 'stack overflow', frames, cycle: true } satisfies CrashSignature,
});
const rejects = (code: string, construct = 'if ('): Signature => ({
  symptom: 'wrongReject',
  error: { code, construct },
});
const accepts = (kind: string, construct?: string): Signature => ({
  symptom: 'wrongAccept',
  fault: { kind, ...(construct !== undefined && { construct }) },
});
const misplaced = (code: string): Signature => ({
  symptom: 'wrongDiagnostic',
  deviation: 'misplaced',
  error: { code, construct: 'name (' },
  fault: { kind: 'a wrong type', construct: 'name' },
});
const miscompiled: Signature = { symptom: 'miscompile', differs: 'output' };

const program = { id: 'p', language: 'groovy', material: 'shifts' };

describe('the name of a bug from the start', () => {
  const named = (signature: Signature, change: Partial<typeof program> = {}) =>
    bugName(signature, { ...program, ...change });

  test.each<[string, Signature, Signature]>([
    ['crashes in the same frames, whatever their exceptions', crash('A', 'f', 'g'), crash('B', 'f', 'g')],
    ['the same error at the same construct', rejects('A'), rejects('A')],
    ['the same fault at the same construct', accepts('a wrong type', 'new name'), accepts('a wrong type', 'new name')],
  ])('is the same for %s', (_, a, b) => expect(named(a)).toBe(named(b, { id: 'q', material: 'sums' })));

  test.each<[string, Signature, Signature]>([
    ['crashes in other frames', crash('A', 'f', 'g'), crash('A', 'f', 'h')],
    ['an overflow and another crash in one function', cycle('f'), crash('stack overflow', 'f')],
    ['crashes without frames by other exceptions', crash('A'), crash('B')],
    ['other codes', rejects('A'), rejects('B')],
    ['other constructs', rejects('A'), rejects('A', 'name .')],
    ['faults at other constructs', accepts('a wrong type', 'new name'), accepts('a wrong type', 'name ?')],
    ['other errors far from the same fault', misplaced('A'), misplaced('B')],
    ['an accepted and a misplaced fault', accepts('a wrong type', 'name'), misplaced('A')],
    ['another output and another exit code', miscompiled, { ...miscompiled, differs: 'exit code' }],
  ])('is another one for %s', (_, a, b) => expect(named(a)).not.toBe(named(b)));

  it('has the material of the program only where nothing else tells', () => {
    for (const signature of [miscompiled, crash('A')])
      expect(named(signature)).not.toBe(named(signature, { material: 'sums' }));
    expect(named(crash('A', 'f'))).toBe(named(crash('A', 'f'), { material: 'sums' }));
  });

  it('is that of the program where a compiler does not end', () => {
    expect(named({ symptom: 'hang' })).not.toBe(named({ symptom: 'hang' }, { id: 'q' }));
  });

  it('belongs to a family of compilers and not to a version', () => {
    const id = (target: string) => bugId({ target, signature: rejects('A'), program });
    expect(id('groovy@4.0.0:default')).toBe(id('groovy@5.0.0:default'));
    expect(id('groovy@4.0.0:default')).not.toBe(id('java@21:default'));
  });
});

describe('the failure of a smaller program', () => {
  const never: Signature = { symptom: 'miscompile', ends: 'never' };
  const oldHang: Signature = { symptom: 'hang', legacy: '' };

  test.each<[string, boolean, Signature, Signature]>([
    ['in the same frames by another exception', true, crash('A', 'f'), crash('B', 'f')],
    ['in other frames', false, crash('A', 'f'), crash('A', 'g')],
    ['without frames, where there were some', false, crash('A', 'f'), crash('A')],
    ['without frames by the same exception', true, crash('A'), crash('A')],
    ['without frames by another exception', false, crash('A'), crash('B')],
    ['whose fault is at a place that nobody knows', true, accepts('a wrong type', 'new name'), accepts('a wrong type')],
    ['with another fault', false, accepts('a wrong type'), accepts('a missing argument')],
    ['with the same error', true, rejects('A'), rejects('A')],
    ['with another error', false, rejects('A'), rejects('B')],
    ['with the same error elsewhere', false, rejects('A'), rejects('A', 'name .')],
    ['with another symptom', false, { symptom: 'hang' }, { symptom: 'outOfMemory' }],
    ['that never ends, where the compiler did not', false, { symptom: 'hang' }, never],
    ['that never ends as well', true, never, never],
    ['that never ends, unlike its parent', false, never, { ...never, from: 'parent' }],
    ['that never ends, by its old name', true, oldHang, never],
    ['of a compiler that hangs, by its old name', true, oldHang, { symptom: 'hang' }],
    ['that ends, where it was an old hang', false, oldHang, { symptom: 'miscompile', ends: 'normally' }],
    ['of memory, where it was an old hang', false, oldHang, { symptom: 'outOfMemory' }],
  ])('%s: %s', (_, same, a, b) => {
    expect(isSameFailure(a, b)).toBe(same);
    expect(isSameFailure(b, a)).toBe(same);
  });
});

test.each<[string, [older: boolean, newer: boolean], Signature, Signature]>([
  ['fails in the same way', [true, true], rejects('A'), rejects('A')],
  ['rejects in other words', [false, true], rejects('A'), rejects('B')],
  ['crashes in renamed functions', [true, true], crash('A', 'f'), crash('A', 'g')],
  ['crashes in the same functions by another exception', [true, true], crash('A', 'f'), crash('B', 'f')],
  ['crashes otherwise', [false, false], crash('A', 'f'), crash('B', 'g')],
  ['has another symptom', [false, false], crash('A', 'f'), rejects('A')],
])('another version that %s', (_, expected, bug, other) => {
  expect([isSameInVersion(bug, other, false), isSameInVersion(bug, other, true)]).toEqual(expected);
});

describe('two findings after triage', () => {
  const words = (text: string) => text.split(' ');
  const bug = (id: string, signature: Signature, change: Partial<TriagedBug> = {}): TriagedBug => ({
    ...{ id, target: 'groovy@4.0.0:default', program: { ...program, id }, signature },
    ...change,
  });
  const reduced = (text: string, ...operations: string[]) => ({
    reduced: { complete: true, shape: words(text), operations: new Set(operations) },
  });

  it('of one name are one bug without a reduction, as where one was found by an older cupel', () => {
    expect(isOneBug(bug('a', crash('A', 'f')), bug('b', crash('B', 'f')))).toBe(true);
    expect(isOneBug(bug('a', rejects('A')), bug('b', rejects('A')))).toBe(true);
    expect(isOneBug(bug('a', rejects('A')), bug('b', rejects('B')))).toBe(false);
    expect(isOneBug(bug('a', rejects('A')), bug('b', rejects('A'), { target: 'java@21:default' }))).toBe(false);
  });

  it('whose faults were others are one bug if their programs became the same', () => {
    const [a, b] = ['a variable', 'a result'].map((kind) => bug(kind, accepts(kind), reduced('int x = y ? z : w')));
    expect(isOneBug(a as TriagedBug, b as TriagedBug)).toBe(true);
    expect(isOneBug(a as TriagedBug, bug('c', accepts('a result'), reduced('f ( x ) { return 1 }')))).toBe(false);
  });

  it('are others if they came with other versions', () => {
    const dated = (firstBad: string) => ({ ...reduced('a b c'), dating: { firstBad } });
    expect(isOneBug(bug('a', rejects('A'), dated('1')), bug('b', rejects('B'), dated('1')))).toBe(true);
    expect(isOneBug(bug('a', rejects('A'), dated('1')), bug('b', rejects('B'), dated('2')))).toBe(false);
  });

  it('of one template are one bug only if one uses all operations of the other', () => {
    const a = bug('a', miscompiled, reduced('x >> y', '>>'));
    expect(isOneBug(a, bug('b', miscompiled, reduced('x >> y', '>>', '+')))).toBe(true);
    expect(isOneBug(a, bug('b', miscompiled, reduced('x >> y', '<<')))).toBe(false);
    expect(isOneBug(a, bug('b', miscompiled))).toBe(false);
  });

  it('that an older cupel named by a text are compared by their programs', () => {
    const legacy = (text: string): Signature => ({ symptom: 'crash', legacy: text });
    expect(isOneBug(bug('a', legacy('E in f'), reduced('a b')), bug('b', crash('E', 'f'), reduced('a b')))).toBe(true);
    expect(isOneBug(bug('a', legacy('E in f')), bug('b', legacy('E in f')))).toBe(true);
    expect(isOneBug(bug('a', legacy('E in f')), bug('b', crash('E', 'f')))).toBe(false);
  });
});

test('a miscompilation is another one if it lacks an operation that the known one needs', () => {
  const known = { reduced: new Set(['>>', '()=>']), found: new Set(['>>', '+']) };
  expect(isAnotherMiscompilation(known, new Set(['>>', '*']))).toBe(false);
  expect(isAnotherMiscompilation(known, new Set(['<<']))).toBe(true);
});

describe('a failure without the errors that all compilers report', () => {
  const error = { code: 'TS2345', construct: 'name ,' };
  const other = { code: 'TS2322', construct: 'name =' };
  const extra: Signature = { symptom: 'wrongDiagnostic', deviation: 'extra', error };
  const missing: Signature = { symptom: 'wrongDiagnostic', deviation: 'missing', error };
  const exchanged: Signature = { symptom: 'wrongDiagnostic', deviation: 'exchanged', error, instead: other };
  const rejected = (what: typeof error): Signature => ({ symptom: 'wrongReject', error: what });
  const accepted = (what: typeof error): Signature => ({ symptom: 'wrongAccept', deviation: 'missing', error: what });

  test.each<[string, Signature, Signature]>([
    ['an error too many decides', extra, rejected(error)],
    ['an error too few decides', missing, accepted(error)],
    ['the error that was reported decides', exchanged, rejected(error)],
    ['the error that was right decides', exchanged, accepted(other)],
  ])('is the same bug where %s', (_, bug, promoted) => expect(isPromotion(bug, promoted)).toBe(true));

  test.each<[string, Signature, Signature]>([
    ['another error decides', extra, rejected(other)],
    ['the same code stands at another construct', extra, rejected({ ...error, construct: 'name )' })],
    ['the other compiler rejects', extra, accepted(error)],
    ['the two errors have changed sides', exchanged, rejected(other)],
    ['all still reject', exchanged, extra],
    ['it was a decision from the start', rejected(error), rejected(error)],
    ['the compiler crashes', extra, crash('Error', 'check')],
  ])('is another one where %s', (_, bug, promoted) => expect(isPromotion(bug, promoted)).toBe(false));
});
