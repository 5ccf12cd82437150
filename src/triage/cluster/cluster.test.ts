import { expect, it } from 'vitest';
import type { Dating, Finding } from '../../core/finding.js';
import type { Signature, Symptom } from '../../core/signature.js';
import { findDuplicates } from './cluster.js';

const window = (firstBad: string, fixedIn?: string): Dating => ({
  versions: [],
  firstBad,
  ...(fixedIn && { fixedIn }),
});

function finding(id: string, text: string, change: Partial<Finding> = {}): Finding {
  const program: Finding['program'] = {
    id: `program ${id}`,
    language: 'kotlin',
    files: [{ path: 'main.kt', text }],
    expectation: { kind: 'accept' },
    trace: [],
    origin: { technique: 'generate', seed: '1', index: 0 },
  };
  return {
    id,
    language: 'kotlin',
    target: 'kotlin@1.5.31:default',
    signature: { symptom: 'wrongReject', error: { code: 'TYPE_MISMATCH', construct: `name ${id}` } },
    evidence: 'fixed',
    program,
    observations: [],
    toolchains: [],
    commands: [],
    cupelVersion: '0',
    foundAt: '',
    reduction: {
      from: program,
      tokens: { before: 100, after: text.split(/\W+/).length },
      queries: 1,
      seconds: 1,
      complete: true,
    },
    ...change,
  };
}

type Reduction = NonNullable<Finding['reduction']>;

const crash = (kind: string, ...frames: string[]): Signature => ({ symptom: 'crash', crash: { kind, frames } });

const duplicatesOf = (...findings: Finding[]) => Object.fromEntries(findDuplicates(findings));

it('programs that differ only in names and literals are one bug, and the best proven one stands for it', () => {
  const a = finding('a', 'class A<T>(val x: T)\nval y: A<Int> = A(1)');
  const b = finding('b', 'class C<U>(val z: U)\nval w: C<Int> = C(27)', { evidence: 'witness' });
  expect(duplicatesOf(a, b)).toEqual({ a: 'b' });
});

it('a smaller program stands for a larger one that is much the same', () => {
  const small = finding('s', 'fun f(x: Int): Long = x');
  const large = finding('l', 'fun f(x: Int, y: Int): Long = x');
  expect(duplicatesOf(large, small)).toEqual({ l: 's' });
});

it('what came or went with other versions is another bug', () => {
  const a = finding('a', 'fun f(x: Int): Long = x', { dating: window('1.4.0', '1.6.0') });
  const b = finding('b', 'fun f(x: Int, y: Int): Long = x', { dating: window('1.5.0', '1.6.0') });
  const c = finding('c', 'fun f(x: Int, y: Int, z: Int): Long = x', { dating: window('1.4.0', '1.6.0') });
  expect(duplicatesOf(a, b, c)).toEqual({ c: 'a' });
});

it('other symptoms and other families are other bugs, whatever the program', () => {
  const text = 'fun f(x: Int): Long = x';
  const others = [
    finding('a', text),
    finding('b', text, { signature: { symptom: 'crash', crash: { kind: 'E', frames: ['f'] } } }),
    finding('c', text, { target: 'java@17:default' }),
  ];
  expect(duplicatesOf(...others)).toEqual({});
});

it('what the program does not declare means something', () => {
  const a = finding('a', 'type A = Partial<B>', { signature: crash('X', 'f', 'g') });
  const b = finding('b', 'type A = Required<B>', { signature: crash('X', 'f', 'h') });
  expect(duplicatesOf(a, b)).toEqual({});
});

it('crashes at one place that one version repaired are one bug, however the compiler came there', () => {
  const dating = window('4.0.0', '4.0.33');
  const a = finding('a', 'B x = () -> null', { signature: crash('X', 'f', 'g', 'h'), dating });
  const undated = finding('b', 'record A() { C f(B x) { x::g } }', { signature: crash('X', 'f', 'g', 'i') });
  const c = finding('c', 'class A<T>(val x: T)', { signature: crash('X', 'f', 'i', 'h'), dating });
  expect(duplicatesOf(a, { ...undated, dating }, c)).toEqual({ b: 'a' });
  expect(duplicatesOf(a, undated, c)).toEqual({ b: 'a' });
  const stillThere = { dating: window('4.0.0') };
  expect(duplicatesOf({ ...a, ...stillThere }, { ...undated, ...stillThere }, c)).toEqual({});
});

it('what computes something else with other operators is another bug, however much alike the programs are', () => {
  const driver = (core: string) =>
    `let x; for (let i = 0; i < 5000; i++) x = BigInt.asIntN(64, ${core}); console.log(x)`;
  const change: Partial<Finding> = { signature: { symptom: 'miscompile', differs: 'output' } };
  const right = finding('r', driver('a >> b'), change);
  const left = finding('l', driver('a << b'), change);
  const again = finding('s', driver('a >> (b)'), change);
  expect(duplicatesOf(right, left, again)).toEqual({ s: 'r' });
  const reduction = { ...(again.reduction as NonNullable<Finding['reduction']>), complete: false };
  expect(duplicatesOf(right, { ...again, reduction })).toEqual({});
});

it('one error too few is one bug whether or not other errors are left', () => {
  const missing = (symptom: Symptom, code: string): Partial<Finding> => ({
    signature: { symptom, deviation: 'missing', error: { code, construct: 'name =' } },
  });
  const accepted = finding('a', 'type A<T> = & { x: B }; type B = A<C>', missing('wrongAccept', 'TS2456'));
  const rejected = finding('r', 'type A<T> = & { [x]: B }; type B = A<C>', missing('wrongDiagnostic', 'TS2456'));
  const other = finding('o', 'type A<T> = & { [y]: B }; type B = A<C>', missing('wrongDiagnostic', 'TS2300'));
  expect(duplicatesOf(accepted, rejected)).toEqual({ r: 'a' });
  expect(duplicatesOf(accepted, other)).toEqual({});
});

it('what was promoted is a duplicate of what it became, or of what that is a duplicate of', () => {
  const signature: Signature = { symptom: 'wrongDiagnostic', deviation: 'extra', error: { code: 'A', construct: 'b' } };
  const weak = finding('w', 'fun f(x: Int): Long = x', { signature, promotedTo: 'p', evidence: 'witness' });
  const promoted = finding('p', 'val x: Long = g(1, 2)');
  expect(duplicatesOf(weak, promoted)).toEqual({ w: 'p' });
  expect(duplicatesOf(weak, promoted, finding('b', 'val x: Long = g(1, 2)', { evidence: 'witness' }))).toEqual({
    w: 'b',
    p: 'b',
  });
  // What is known upstream is compared with nothing.
  expect(duplicatesOf(weak)).toEqual({ w: 'p' });
});

it('a difference of decision stands for a smaller program that all compilers reject', () => {
  const error = { code: 'TS2345', construct: 'name ,' };
  const decided = finding('d', 'declare function f<T>(a: T, b: T): T; f(1, 2)', {
    signature: { symptom: 'wrongReject', error },
  });
  const exchanged = finding('a', 'declare function f<T>(a: T, b: T); f(1, 2)', {
    signature: {
      symptom: 'wrongDiagnostic',
      deviation: 'exchanged',
      error,
      instead: { code: 'TS2345', construct: 'name )' },
    },
  });
  expect(duplicatesOf(exchanged, decided)).toEqual({ a: 'd' });
});

it('the same error is one bug as long as one of the programs is not reduced to the end', () => {
  const seed = 'fun f(x: Int, y: Long): Long = g(x, y)\nval text = listOf("a", "b").map { it.length }';
  const signature: Signature = { symptom: 'wrongReject', error: { code: 'A', construct: 'name ,' } };
  const reduced = finding('r', 'fun f(x: Int): Long = x', { signature });
  const from = (text: string) => ({ ...reduced.program, files: [{ path: 'main.kt', text }] });
  const small = { ...reduced, reduction: { ...(reduced.reduction as Reduction), from: from(seed) } };
  const unreduced = (id: string, text: string, code: string): Finding => {
    const whole = finding(id, text, { signature: { symptom: 'wrongReject', error: { code, construct: 'name )' } } });
    return Object.fromEntries(Object.entries(whole).filter(([key]) => key !== 'reduction')) as unknown as Finding;
  };
  const mutant = `${seed}\nval more = 1`;
  expect(duplicatesOf(small, unreduced('u', mutant, 'A'))).toEqual({ u: 'r' });
  expect(duplicatesOf(small, unreduced('u', mutant, 'B'))).toEqual({});
  const other = unreduced('u', 'class A<T>(val x: T)', 'A');
  expect(duplicatesOf(small, other)).toEqual({ u: 'r' });
  const reducedTo = (complete: boolean) => ({ ...other, reduction: { ...(reduced.reduction as Reduction), complete } });
  expect(duplicatesOf(small, reducedTo(false))).toEqual({ r: 'u' });
  expect(duplicatesOf(small, reducedTo(true))).toEqual({});
});
