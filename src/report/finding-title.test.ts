import { expect, test } from 'vitest';
import type { Finding } from '../core/finding.js';
import { messagePattern } from '../core/message-pattern.js';
import type { Diagnostic, Outcome } from '../core/outcome.js';
import type { Symptom } from '../core/signature.js';
import { findingTitle } from './finding-title.js';
import { exampleFinding, triagedFinding } from './report-fixture.js';

const [left, right]: Diagnostic[] = [
  { at: { file: 'main.ts', line: 2, column: 3 }, code: 'TS2540', message: "Cannot assign to 'f'." },
  { at: { file: 'main.ts', line: 2, column: 10 }, code: 'TS7006', message: "Parameter 'n'\nimplicitly." },
] as const;

function rejected(...diagnostics: (Diagnostic | undefined)[]): Outcome {
  return { kind: 'rejected', diagnostics: diagnostics.filter((diagnostic) => diagnostic !== undefined) };
}

function compared(symptom: Symptom, reference: Outcome, outcome: Outcome): Finding {
  const [one, two] = exampleFinding.observations as [Finding['observations'][0], Finding['observations'][0]];
  return {
    ...exampleFinding,
    signature: { symptom },
    observations: [
      { ...one, outcome: reference },
      { ...two, outcome },
    ],
  };
}

test('a crash is named by its kind and the place', () => {
  const titled = (kind: string, ...frames: string[]) =>
    findingTitle({ ...exampleFinding, signature: { symptom: 'crash', crash: { kind, frames } } });
  expect(titled('java.lang.IllegalStateException', 'org.jetbrains.kotlin.ir.Lowering.run', 'org.x.Y.z')).toBe(
    'TypeScript 7.0.2 crashes: IllegalStateException in Lowering.run',
  );
  expect(titled('crash', 'org.codehaus.groovy.ast.ClassNode.getTypeClass', 'a.b')).toBe(
    'TypeScript 7.0.2 crashes in ClassNode.getTypeClass',
  );
  expect(titled('stack overflow', 'checker.(*Checker).getType', 'checker.f')).toBe(
    'TypeScript 7.0.2 crashes: stack overflow in checker.(*Checker).getType',
  );
  expect(titled('SIGSEGV')).toBe('TypeScript 7.0.2 crashes: SIGSEGV');
  expect(findingTitle({ ...exampleFinding, signature: { symptom: 'crash', legacy: 'SIGSEGV in unknown' } })).toBe(
    'TypeScript 7.0.2 crashes: SIGSEGV in unknown',
  );
});

test('a wrong decision is named by the diagnostic', () => {
  expect(findingTitle(triagedFinding)).toBe(
    'Groovy 4.0.0 rejects a well-typed program: The type ? is not a valid substitute for the bounded parameter <T extends A>',
  );
  const message = '[Static type checking] - Cannot find matching method A#b()';
  const phase = rejected({ code: messagePattern(message), message });
  expect(findingTitle(compared('wrongReject', { kind: 'accepted' }, phase))).toBe(
    'TypeScript 7.0.2 rejects a program that TypeScript 6.0.3 accepts: Cannot find matching method A#b()',
  );
  expect(findingTitle(compared('wrongReject', { kind: 'accepted' }, rejected(right)))).toBe(
    "TypeScript 7.0.2 rejects a program that TypeScript 6.0.3 accepts: TS7006 Parameter 'n'",
  );
  expect(findingTitle(compared('wrongAccept', rejected(left), { kind: 'accepted' }))).toBe(
    "TypeScript 7.0.2 accepts a program that TypeScript 6.0.3 rejects: TS2540 Cannot assign to 'f'.",
  );
});

test('a wrong diagnostic is the one that differs', () => {
  expect(findingTitle(compared('wrongDiagnostic', rejected(left), rejected(left, right)))).toBe(
    "TypeScript 7.0.2 reports an error that TypeScript 6.0.3 does not: TS7006 Parameter 'n'",
  );
  expect(findingTitle(compared('wrongDiagnostic', rejected(left, right), rejected(left)))).toBe(
    "TypeScript 7.0.2 does not report an error that TypeScript 6.0.3 reports: TS7006 Parameter 'n'",
  );
  const at = { file: 'main.kt', line: 12, column: 5 };
  const expectation = { kind: 'reject', reason: 'a variable of a wrong type: class', at } as const;
  const program = { ...exampleFinding.program, expectation };
  expect(findingTitle({ ...compared('wrongDiagnostic', rejected(), rejected(left)), program })).toBe(
    "TypeScript 7.0.2 reports an error at the wrong place (a variable of a wrong type at main.kt:12:5): TS2540 Cannot assign to 'f'.",
  );
  expect(findingTitle({ ...compared('wrongAccept', rejected(), { kind: 'accepted' }), program })).toBe(
    'TypeScript 7.0.2 accepts an ill-typed program: a variable of a wrong type at main.kt:12:5',
  );
});

test('a program that does not end in one tier is compared with those in which it ends', () => {
  const run = { exitCode: 0, stdout: '1\n', checksum: '' };
  const observations = [
    { target: 'java@17:c2', reference: false, outcome: { kind: 'timedOut', running: true } as const },
    { target: 'java@17:c1', reference: false, outcome: { kind: 'accepted' } as const },
    { target: 'java@17:interpreter', reference: true, outcome: { kind: 'accepted', run } as const },
  ];
  const signature = { symptom: 'miscompile', ends: 'never' } as const;
  expect(findingTitle({ ...exampleFinding, target: 'java@17:c2', signature, observations })).toBe(
    'javac 17 (c2) miscompiles a program: it does not end, which it does with javac 17 (interpreter)',
  );
});

test('a compiler that does not end is named by the size of the program', () => {
  expect(findingTitle({ ...exampleFinding, signature: { symptom: 'hang' } })).toBe(
    'TypeScript 7.0.2 does not finish compiling a program of 1 line',
  );
  expect(findingTitle({ ...triagedFinding, signature: { symptom: 'outOfMemory' }, target: 'java@17:check' })).toBe(
    'javac 17 (check) runs out of memory compiling a program of 2 lines',
  );
});

test('a message that is too long is not cut: its code stands for it', () => {
  const message = `Type '{ a: ${'string | '.repeat(20)}number }' is not assignable to type 'never'.`;
  const finding = compared('wrongReject', { kind: 'accepted' }, rejected({ code: 'TS2322', message }));
  expect(findingTitle(finding)).toBe('TypeScript 7.0.2 rejects a program that TypeScript 6.0.3 accepts: TS2322');
  const pattern = rejected({ code: messagePattern(message), message });
  expect(findingTitle(compared('wrongReject', { kind: 'accepted' }, pattern))).toBe(
    'TypeScript 7.0.2 rejects a program that TypeScript 6.0.3 accepts',
  );
});
