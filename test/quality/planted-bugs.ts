import ts from 'typescript';
import type { Diagnostic, Outcome } from '../../src/core/outcome.js';
import type { Symptom } from '../../src/core/signature.js';
import type { Compilable } from '../../src/core/test-program.js';
import type { Toolchain } from '../../src/core/toolchain.js';
import { outcomesOf } from '../outcomes.js';

/** A bug that is built into a compiler for a test. */
export interface PlantedBug {
  readonly symptom: Symptom;
  /** What the signature of every finding of it holds. */
  readonly signature: string;
  /** How many tokens a program that shows it needs at most. */
  readonly core: number;
  /** The technique whose programs show it. */
  readonly technique: 'generate' | 'overwrite' | 'tokens';
  /** What the compiler does with a text when it should do something else; nothing if the bug does not show. */
  fail(text: string, right: Outcome): Outcome | undefined;
}

/** Twelve bugs of all symptoms. */
export const plantedBugs: readonly PlantedBug[] = [
  crash('checkRemainder', / % /, { technique: 'generate', core: 10 }),
  crash('checkAbstractSignature', /abstract \w+</, { technique: 'generate', core: 20 }),
  crash('checkAsync', /\basync\b/, { technique: 'tokens', core: 10 }),
  wrongReject('TS9001', /super\(/, 30),
  wrongReject('TS9002', /=> \{/, 15),
  wrongReject('TS9003', /static \w+</, 20),
  wrongAccept('TS2588', 'a variable that is final is written', 20),
  wrongAccept('TS2554', 'there is an argument too many', 30, isTooManyForNew),
  {
    symptom: 'hang',
    signature: 'hang',
    technique: 'tokens',
    core: 8,
    fail: (text) => (/\benum\b/.test(text) ? { kind: 'timedOut' } : undefined),
  },
  {
    symptom: 'outOfMemory',
    signature: 'outOfMemory',
    technique: 'tokens',
    core: 8,
    fail: (text) => (/\bunique\b/.test(text) ? { kind: 'outOfMemory' } : undefined),
  },
  {
    symptom: 'wrongDiagnostic',
    signature: 'TS9100',
    technique: 'tokens',
    core: 8,
    fail(text, right) {
      if (right.kind !== 'rejected') return undefined;
      const [first] = right.diagnostics;
      if (first?.code !== 'TS2304' || !/^\w+\(/.test(restOf(text, first))) return undefined;
      return { kind: 'rejected', diagnostics: [{ ...first, code: 'TS9100' }, ...right.diagnostics.slice(1)] };
    },
  },
  {
    symptom: 'miscompile',
    signature: 'miscompile: another output',
    technique: 'tokens',
    core: 10,
    fail: (text, right) =>
      right.kind === 'accepted' && /\bkeyof\b/.test(text) ? { kind: 'accepted', run: runOf('wrong') } : undefined,
  },
];

/** A compiler with bugs built into it, or without any: it says of every accepted program what it prints. */
export function plant(toolchain: Toolchain, bugs: readonly PlantedBug[], id: string): Toolchain {
  const change = ({ files }: Compilable, outcome: Outcome): Outcome => {
    const right: Outcome = outcome.kind === 'accepted' ? { kind: 'accepted', run: runOf('right') } : outcome;
    const text = files.map((file) => file.text).join('\n');
    for (const bug of bugs) {
      const wrong = bug.fail(text, right);
      if (wrong) return wrong;
    }
    return right;
  };
  return {
    ...toolchain,
    id,
    async observe(batch, options) {
      const outcomes = await outcomesOf(toolchain.observe(batch, options));
      return batch.map((program, i) => ({ outcome: change(program, outcomes[i] as Outcome) }));
    },
    // The real command line takes a second, and that it agrees with the batch is shown by other tests.
    async observePlainly(program, options) {
      const [outcome] = await outcomesOf(toolchain.observe([program], options));
      return { outcome: change(program, outcome as Outcome) };
    },
  };
}

function crash(
  place: string,
  pattern: RegExp,
  { technique, core }: Pick<PlantedBug, 'technique' | 'core'>,
): PlantedBug {
  const stack = `TypeError: Cannot read properties of undefined\n    at ${place} (/lib/_tsc.js:1:1)\n    at checkSourceElement (/lib/_tsc.js:2:1)`;
  const fail = (text: string): Outcome | undefined => (pattern.test(text) ? { kind: 'crashed', stack } : undefined);
  return { symptom: 'crash', signature: place, technique, core, fail };
}

function wrongReject(code: string, pattern: RegExp, core: number): PlantedBug {
  return {
    symptom: 'wrongReject',
    signature: code,
    technique: 'generate',
    core,
    fail(text, right) {
      const found = pattern.exec(text);
      if (!found || right.kind !== 'accepted') return undefined;
      const lines = text.slice(0, found.index).split('\n');
      const at = { file: 'main.ts', line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
      return { kind: 'rejected', diagnostics: [{ code, message: 'planted', at }] };
    },
  };
}

// Of constructors only: a compiler may count the arguments of a function elsewhere, so these are two bugs.
function isTooManyForNew({ message, at }: Diagnostic, text: string): boolean {
  const [, wanted = 0, given = 0] = /Expected (\d+) arguments?, but got (\d+)/.exec(message) ?? [];
  if (Number(given) <= Number(wanted) || !at) return false;
  const source = ts.createSourceFile('main.ts', text, ts.ScriptTarget.ESNext);
  const place = source.getPositionOfLineAndCharacter(at.line - 1, at.column - 1);
  const isGiven = (node: ts.Node): boolean =>
    (ts.isNewExpression(node) && node.arguments?.some((each) => each.getStart(source) === place)) ||
    (ts.forEachChild(node, isGiven) ?? false);
  return isGiven(source);
}

function wrongAccept(
  code: string,
  reason: string,
  core: number,
  fits: (first: Diagnostic, text: string) => boolean = () => true,
): PlantedBug {
  return {
    symptom: 'wrongAccept',
    signature: reason,
    technique: 'overwrite',
    core,
    // Only texts that were printed from the model have such constants.
    fail(text, right) {
      const [first] = right.kind === 'rejected' ? right.diagnostics : [];
      if (first?.code !== code || !fits(first, text) || !text.includes('null! as')) return undefined;
      return { kind: 'accepted', run: runOf('right') };
    },
  };
}

function restOf(text: string, { at }: Diagnostic): string {
  if (!at) return '';
  return (text.split('\n')[at.line - 1] ?? '').slice(at.column - 1);
}

function runOf(checksum: string) {
  return { exitCode: 0, stdout: '', checksum };
}
