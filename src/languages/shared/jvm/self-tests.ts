import type { SelfTest } from '../../../core/toolchain.js';
import { compareVersions } from '../../../core/version.js';

/** Programs that prove, before a campaign, that we see what a compiler does with a program. */
export interface SelfTestPrograms {
  readonly path: string;
  readonly accepted: string;
  readonly rejected: string;
  readonly hanging: string;
  readonly crashing: string;
}

/** A bug of released versions: a small program that crashes them in every configuration. */
export interface KnownCrash {
  /** The first and the last version that were seen to crash. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

// A server that was taken down has to start again first.
const patientMillis = 120_000;

// By then the server has compiled three programs, and need not be warm for one that never ends: a hunt waits for this.
const hangMillis = 1_000;

/** The self-tests of a compiler on the JVM. */
export function jvmSelfTests(programs: SelfTestPrograms): readonly SelfTest[] {
  const files = (text: string) => [{ path: programs.path, text }];
  const patient = { millis: patientMillis };
  return [
    { name: 'accepts a correct program', files: files(programs.accepted), expected: 'accepted', ...patient },
    { name: 'rejects an incorrect program', files: files(programs.rejected), expected: 'rejected', ...patient },
    { name: 'detects a crash', files: files(programs.crashing), expected: 'crashed', ...patient },
    // The last one: the server that hangs need not be replaced for another test.
    { name: 'detects a hang', files: files(programs.hanging), expected: 'timedOut', millis: hangMillis },
  ];
}

/** The program that crashes a version by one of its own bugs, or where none is known by nesting. */
export function crashOf(version: string, known: readonly KnownCrash[], nested: string): string {
  const own = known.find(({ from, to }) => compareVersions(version, from) >= 0 && compareVersions(version, to) <= 0);
  return own?.text ?? nested;
}

/** An expression nested so deeply that a compiler of any version overflows its stack. */
export function deepExpression(open: string, core: string, close: string, depth = 60_000): string {
  return `${open.repeat(depth)}${core}${close.repeat(depth)}`;
}

/** Statements over x0, x1, …: when each variable has the type of the last one twice, a compiler walks 2^32 types. */
export function doublingStatements(statement: (next: string, last: string) => string): string {
  return Array.from({ length: 32 }, (_, i) => `    ${statement(`x${i + 1}`, `x${i}`)}\n`).join('');
}
