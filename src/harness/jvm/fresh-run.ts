import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Outcome } from '../../core/outcome.js';
import type { ProcessResult } from '../process/run-process.js';
import { noMain, outcomeOfRun, runOf, stoppedOutcome } from '../run-result.js';
import { crashReport } from './crash-report.js';
import type { JvmCompiler } from './jvm-compiler.js';
import type { ClassFiles } from './plain-compile.js';
import { runClasses } from './run-classes.js';

/** Runs the main method of compiled classes in a fresh JVM. */
export async function freshRun(classes: ClassFiles, flags: readonly string[]): Promise<Outcome> {
  for (const main of await mainClasses(classes.folder)) {
    const result = await runClasses(classes, { main, flags });
    if (/^Error: Main method not found|^error: no main/im.test(result.stderr)) continue;
    return outcomeOf(result, classes.compiler);
  }
  return { kind: 'accepted', run: runOf(noMain) };
}

// Hash codes of objects are the same in each run of a tier, but need not be in another one: so they are counted
// instead of drawn, and what depends on them is seen.
const otherHashes = ['-XX:+UnlockExperimentalVMOptions', '-XX:hashCode=3'];

/** Runs a program twice, in a fresh JVM each time: one that does not do the same twice shows nothing. */
export async function freshRunTwice(classes: ClassFiles, flags: readonly string[]): Promise<Outcome> {
  const first = await freshRun(classes, flags);
  if (first.kind !== 'accepted') return first;
  const second = await freshRun(classes, [...flags, ...otherHashes]);
  const same = second.kind === 'accepted' && second.run?.checksum === first.run?.checksum;
  // A JVM that breaks only sometimes is broken.
  if (same || second.kind === 'crashed') return second;
  return {
    kind: 'toolFailed',
    message: 'the program is not deterministic: two runs did not do the same',
    lasting: true,
  };
}

// Signals by which a JVM ends itself when one of its own parts is broken.
const ownSignals = new Set(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE']);

function outcomeOf({ ended, exitCode, killedBy, stdout, stderr }: ProcessResult, compiler: JvmCompiler): Outcome {
  const crash = crashReport(stdout + stderr);
  if (crash) return { kind: 'crashed', stack: crash };
  if (killedBy && ended === 'exited' && ownSignals.has(killedBy)) return { kind: 'crashed', stack: stdout + stderr };
  if (ended !== 'exited' || exitCode === null) return stoppedOutcome(killedBy ?? ended);
  const exception = /^Exception in thread "[^"]*" ([\w.$]+)/m.exec(stderr)?.[1] ?? '';
  return outcomeOfRun({ exitCode, stdout, exception }, compiler.canonicalEnding);
}

// As the server does: the first class by name that has a main method.
async function mainClasses(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.class')).sort();
  const names: string[] = [];
  for (const file of files) {
    const text = await readFile(join(folder, file), 'latin1');
    if (text.includes('\u0004main') && text.includes('([Ljava/lang/String;)V')) {
      names.push(file.slice(0, -'.class'.length).split(sep).join('.'));
    }
  }
  return names;
}
