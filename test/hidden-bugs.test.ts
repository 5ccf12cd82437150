import { describe, expect, test } from 'vitest';
import type { Expectation } from '../src/core/expectation.js';
import type { Diagnostic, Observation, Outcome } from '../src/core/outcome.js';
import { signatureText } from '../src/core/signature.js';
import type { Verdict } from '../src/core/verdict.js';
import { runOf } from '../src/harness/run-result.js';
import { language as java } from '../src/languages/java/language.js';
import { language as javascript } from '../src/languages/javascript/language.js';
import { canonicalEnding } from '../src/languages/kotlin/canonical-ending.js';
import { language as kotlin } from '../src/languages/kotlin/language.js';
import { language as typescript } from '../src/languages/typescript/language.js';
import type { Language } from '../src/model/language.js';
import { judge } from '../src/oracle/judge.js';
import { knownBugOf } from '../src/oracle/known-bugs.js';
import { openEngine, program as script } from './javascript/open-engine.js';
import { outcomesOf } from './outcomes.js';
import { open } from './typescript/open-typescript.js';

// Bugs that are built into compilers where an intended difference, or another bug, could hide them; each beside the intended
// difference itself, which is no bug.

const agree: Expectation = { kind: 'agree' };
const accept: Expectation = { kind: 'accept' };

const accepted: Outcome = { kind: 'accepted' };
const printing = (stdout: string): Outcome => ({ kind: 'accepted', run: { exitCode: 0, stdout, checksum: stdout } });
const rejected = (...diagnostics: Diagnostic[]): Outcome => ({ kind: 'rejected', diagnostics });
const errorOf = (code: string, message = ''): Diagnostic => ({ code, message });

const seen = (target: string, outcome: Outcome, reference = false): Observation => ({ target, outcome, reference });

function verdictOf(language: Language, text: string, expectation: Expectation, observations: Observation[]): Verdict {
  const files = [{ path: `main${language.extensions[0]}`, text }];
  const [first] = judge({ files, expectation }, observations, language.intendedDifferences);
  return (first as { verdict: Verdict }).verdict;
}

const said = (verdict: Verdict) => (verdict.kind === 'bug' ? signatureText(verdict.signature) : verdict.kind);

interface PlantedInTypeScript {
  readonly text: string;
  /** What a compiler may report instead, and rightly so. */
  readonly intended: (right: readonly Diagnostic[]) => readonly Diagnostic[];
  /** What it reports with the bug. */
  readonly wrong: (right: readonly Diagnostic[]) => readonly Diagnostic[];
  readonly found: string;
}

const withoutLine = (line: number) => (right: readonly Diagnostic[]) => right.filter(({ at }) => at?.line !== line);
const recoded = (from: string, to: string) => (right: readonly Diagnostic[]) =>
  right.map((error) => (error.code === from ? { ...error, code: to } : error));

const inTypeScript: Readonly<Record<string, PlantedInTypeScript>> = {
  'an error that is lost beside a duplicate': {
    text: 'declare const id: unique symbol;\nexport interface Twice { [id]: 1; [id]: 1 }\nexport const lost: string = 1;\n',
    intended: withoutLine(2),
    wrong: withoutLine(3),
    found: 'wrongDiagnostic: missing TS2322 at name :',
  },
  'an error that is lost beside a type that is too complex': {
    text: 'type Loop<T> = T extends 0 ? 0 : Loop<[T]>;\nexport type Deep = Loop<1>;\nexport const lost: string = 1;\n',
    intended: withoutLine(2),
    wrong: withoutLine(3),
    found: 'wrongDiagnostic: missing TS2322 at name :',
  },
  'a rejection of a program that is rejected for a type that is too complex': {
    text: 'type Loop<T> = T extends 0 ? 0 : Loop<[T]>;\nexport type Deep = Loop<1>;\nexport const x = 1;\n',
    intended: () => [],
    wrong: (right) => [...right, { ...errorOf('TS9999'), at: { file: 'main.ts', line: 3, column: 14 } }],
    found: 'wrongDiagnostic: extra TS9999 at name =',
  },
  'one of two calls that fit no overload': {
    text: 'declare function f(a: 1, b: 2): void;\ndeclare function f(a: 3, b: 4): void;\nf(1, 4);\nf(1, 4);\n',
    intended: (right) => right,
    wrong: withoutLine(4),
    found: 'wrongDiagnostic: missing TS2769 at name (',
  },
  'a type argument that is reported like an argument': {
    text: 'type Box<T extends string> = T;\nexport type Bad = Box<number>;\n',
    intended: recoded('TS2344', 'TS2740'),
    wrong: recoded('TS2344', 'TS2345'),
    found: 'wrongDiagnostic: TS2345 at name > for TS2344 at name >',
  },
  'a property that `satisfies` misses': {
    text: 'type Both = { a: number; b: number };\nexport const one = { a: 1 } satisfies Both;\nexport const wrong: string = 1;\n',
    intended: (right) => right,
    wrong: recoded('TS2741', 'TS2352'),
    found: 'wrongDiagnostic: TS2352 at satisfies name for TS1360 at satisfies name',
  },
  'an error beside another one at its place': {
    text: 'export const wrong: string = 1;\n',
    intended: (right) => [...right, ...right],
    wrong: (right) => [...right, ...recoded('TS2322', 'TS2554')(right)],
    found: 'wrongDiagnostic: extra TS2554 at name :',
  },
};

describe('TypeScript', () => {
  const names = Object.keys(inTypeScript);
  const programs = Object.values(inTypeScript).map(({ text }) => ({ files: [{ path: 'main.ts', text }] }));
  const compile = async (version: string) =>
    outcomesOf((await open(version)).observe(programs, { configuration: 'default' }));
  let compiled: Promise<Outcome[][]> | undefined;

  test.each(Object.entries(inTypeScript))('%s', async (name, { text, intended, wrong, found }) => {
    compiled ??= Promise.all(['7.0.2', '6.0.3'].map(compile));
    const [subject, reference] = (await compiled).map((outcomes) => outcomes[names.indexOf(name)]);
    if (subject?.kind !== 'rejected' || reference?.kind !== 'rejected') throw new Error('both must reject the program');
    const judged = (change: PlantedInTypeScript['wrong']) => {
      const diagnostics = change(subject.diagnostics);
      const own = diagnostics.length > 0 ? rejected(...diagnostics) : accepted;
      const others = [seen('typescript@6.0.3:default', reference, true)];
      return said(verdictOf(typescript, text, agree, [seen('typescript@7.0.2:default', own), ...others]));
    };
    expect(judged((right) => right)).toBe('pass');
    expect(['pass', 'inconclusive']).toContain(judged(intended));
    expect(judged(wrong)).toBe(found);
  });
});

test('JavaScript: a tier that takes a program for a syntax error', async () => {
  const engine = `node@${process.versions.node}`;
  const text = 'console.log(1);\n';
  const [right] = await outcomesOf(
    (await openEngine(engine)).toolchain.observe([script(text)], { configuration: 'jitless' }),
  );
  const refused = rejected(errorOf('SyntaxError', 'Unexpected token'));
  const subject = seen(`${engine}:turbofan`, refused);
  const judged = (other: string) =>
    said(verdictOf(javascript, text, agree, [subject, seen(other, right as Outcome, true)]));
  expect(judged(`${engine}:jitless`)).toBe('wrongReject: SyntaxError at the whole program');
  expect(judged('bun@1.4.4:nojit')).toBe('inconclusive');
});

test('Java: a program that all tiers of a compiler reject, and another compiler accepts', () => {
  const own = [
    seen('java@17:c2', rejected(errorOf('compiler.err'))),
    seen('java@17:interpreter', rejected(errorOf('compiler.err')), true),
  ];
  const judged = (other: Outcome) =>
    said(verdictOf(java, 'class Main { }\n', agree, [...own, seen('ecj@3.46:interpreter', other, true)]));
  expect(judged(printing('1'))).toBe('wrongReject: compiler.err at the whole program');
  expect(judged(rejected(errorOf('Syntax error')))).toBe('pass');
});

test('Java: a program that never ends in one tier', () => {
  const endless: Outcome = { kind: 'timedOut', running: true };
  const judged = (other: Outcome) =>
    said(
      verdictOf(java, 'class Main { }\n', agree, [
        seen('java@17:c2', endless),
        seen('java@17:interpreter', other, true),
      ]),
    );
  expect(judged(printing('1'))).toBe('miscompile: never ends');
  expect(judged(endless)).toBe('inconclusive');
});

test('Java: a well-typed program that prints something else', () => {
  const judged = (own: Outcome, other: Outcome) =>
    said(verdictOf(java, 'class Main { }\n', accept, [seen('java@17:run', own), seen('ecj@3.46:run', other, true)]));
  expect(judged(printing('2'), printing('1'))).toBe('miscompile: another output');
  expect([judged(printing('1'), printing('1')), judged(printing('1'), accepted)]).toEqual(['pass', 'pass']);
});

test('Java: a rejection without a word', () => {
  const judged = (own: Outcome) =>
    said(
      verdictOf(java, 'class Main { }\n', agree, [
        seen('java@17:default', own),
        seen('ecj@3.46:default', accepted, true),
      ]),
    );
  expect([judged(rejected()), judged(accepted)]).toEqual(['wrongReject: without a diagnostic', 'pass']);
});

test('Kotlin: a version that lacks what it should have', () => {
  const lacking = rejected(errorOf('WRONG_MODIFIER_TARGET', "Modifier 'sealed' is not applicable to 'interface'"));
  const judged = (version: string) =>
    said(verdictOf(kotlin, 'sealed interface Shape\n', accept, [seen(`kotlin@${version}:default`, lacking)]));
  expect(judged('2.4.20')).toBe('wrongReject: WRONG_MODIFIER_TARGET at the whole program');
  expect(judged('1.4.32')).toBe('inconclusive');
});

test('Kotlin: a version that prints a number in another way, or throws something else', () => {
  const run = (name: string, stdout: string, exception: string): Outcome => ({
    kind: 'accepted',
    run: runOf({ exitCode: 1, stdout, exception }, { name, canonical: canonicalEnding }),
  });
  const right = run('jvm', '1.0\n', 'java.lang.ArrayIndexOutOfBoundsException');
  const judged = (target: string, other: Outcome) =>
    said(verdictOf(kotlin, 'fun main() { }\n', agree, [seen(target, other), seen('kotlin@2.4.20:run', right, true)]));
  const array = 'java.lang.ArrayIndexOutOfBoundsException';
  expect(judged('kotlin@2.5.0:run', run('jvm', '1\n', array))).toBe('miscompile: another output');
  expect(judged('kotlin@2.5.0:run', run('jvm', '1.0\n', 'java.lang.StringIndexOutOfBoundsException'))).toBe(
    'miscompile: another output',
  );
  expect(judged('kotlin@2.4.20:js', run('js', '1\n', 'IndexOutOfBoundsException'))).toBe('pass');
});

test('Kotlin: an error with the words of a known bug beside it', () => {
  const text = 'val a = f(if (flag) 1 else 2)\n';
  const at = { file: 'main.kt', line: 1, column: 11 };
  const known = "Argument type mismatch: actual type is 'Box<out Any?>', but 'Box<in Int>' was expected";
  const failing = (message: string, beside: string) => {
    const outcome = rejected(
      { at, ...errorOf('ARGUMENT_TYPE_MISMATCH', message) },
      { at: { ...at, column: 20 }, ...errorOf('ARGUMENT_TYPE_MISMATCH', beside) },
    );
    const target = 'kotlin@2.4.20:default';
    const verdict = verdictOf(kotlin, text, accept, [seen(target, outcome)]);
    if (verdict.kind !== 'bug') throw new Error('it must be a bug');
    return knownBugOf({ target, ...verdict, outcome }, kotlin.knownBugs ?? [])?.id;
  };
  expect(failing("actual type is 'Int', but 'String' was expected", known)).toBeUndefined();
  expect(failing(known, 'another one')).toBe('choice-between-consumers');
});
