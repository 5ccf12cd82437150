import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Outcome } from '../../core/outcome.js';
import type { ProcessResult } from '../process/run-process.js';
import { cutOffOutcome, noMain, outcomeOfRun, runOf, stoppedOutcome } from '../run-result.js';
import { steadyOutcome } from '../steady-outcome.js';
import { crashReport } from './crash-report.js';
import type { ClassFiles } from './plain-compile.js';
import { runClasses } from './run-classes.js';

/** Runs the main method of compiled classes in a fresh JVM. */
export async function freshRun(classes: ClassFiles, flags: readonly string[]): Promise<Outcome> {
  for (const main of await mainClasses(classes.folder)) {
    const result = await runClasses(classes, { main, flags });
    if (/^Error: Main method not found|^error: no main/im.test(result.stderr)) continue;
    return outcomeOf(result, classes);
  }
  return { kind: 'accepted', run: runOf(noMain) };
}

// Not less stack than usual: how much the JVM needs at least depends on the machine. Hash codes of objects are the same in
// each run of a tier, but need not be in another one: so they are counted instead of drawn.
const otherwise = ['-Xss4m', '-XX:+UnlockExperimentalVMOptions', '-XX:hashCode=3'];

/** Runs a program twice, in a fresh JVM each time, the second time with another stack and other hash codes of objects. */
export function freshRunTwice(classes: ClassFiles, flags: readonly string[]): Promise<Outcome> {
  return steadyOutcome((stack) => freshRun(classes, stack === 'usual' ? flags : [...flags, ...otherwise]));
}

// Signals by which a JVM ends itself when one of its own parts is broken.
const ownSignals = new Set(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE']);

function outcomeOf(
  { ended, exitCode, killedBy, stdout, stderr, cutOff }: ProcessResult,
  { program, compiler }: ClassFiles,
): Outcome {
  const crash = crashReport(stdout + stderr);
  if (crash) return { kind: 'crashed', stack: crash };
  if (killedBy && ended === 'exited' && ownSignals.has(killedBy)) return { kind: 'crashed', stack: stdout + stderr };
  if (ended !== 'exited' || exitCode === null) return stoppedOutcome(ended, killedBy);
  if (cutOff) return cutOffOutcome;
  const exception = /^(?:Exception in thread "[^"]*"|Caused by:) ([\w.$]+)/m.exec(stderr)?.[1] ?? '';
  const ending = { exitCode, stdout, exception };
  return outcomeOfRun(ending, program.driver, compiler.platform);
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
