import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Outcome } from '../../core/outcome.js';
import type { ProcessResult } from '../process/run-process.js';
import type { JvmCompiler } from './jvm-compiler.js';
import type { ClassFiles } from './plain-compile.js';
import { runClasses } from './run-classes.js';
import { noMain, runOf } from './run-result.js';

/** The flags under which a JVM uses only one of its tiers. */
export const tiers: Readonly<Record<string, readonly string[]>> = {
  interpreter: ['-Xint'],
  c1: ['-XX:TieredStopAtLevel=1'],
  c2: ['-XX:-TieredCompilation'],
  tiered: [],
};

/** Runs the main method of compiled classes in a fresh JVM. */
export async function freshRun(classes: ClassFiles, flags: readonly string[]): Promise<Outcome> {
  for (const main of await mainClasses(classes.folder)) {
    const result = await runClasses(classes, { main, flags });
    if (/^Error: Main method not found|^error: no main/im.test(result.stderr)) continue;
    return outcomeOf(result, classes.compiler);
  }
  return { kind: 'accepted', run: runOf(noMain) };
}

// Signals by which a JVM ends itself when one of its own parts is broken.
const ownSignals = new Set(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE']);

function outcomeOf({ ended, exitCode, killedBy, stdout, stderr }: ProcessResult, compiler: JvmCompiler): Outcome {
  if (killedBy && ended === 'exited' && ownSignals.has(killedBy)) return { kind: 'crashed', stack: stdout + stderr };
  // A program that does not end is the program's affair: its output up to then is not comparable.
  if (ended !== 'exited' || exitCode === null) {
    return { kind: 'toolFailed', message: `the program was stopped: ${killedBy ?? ended}` };
  }
  const exception = /^Exception in thread "[^"]*" ([\w.$]+)/m.exec(stderr)?.[1] ?? '';
  return { kind: 'accepted', run: runOf({ exitCode, stdout, exception }, compiler.canonicalEnding) };
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
