import { existsSync } from 'node:fs';
import type { Outcome } from '../../core/outcome.js';
import { sourcesOf } from '../../core/sources.js';
import type { Compilable } from '../../core/test-program.js';
import type { Limits, ObserveOptions } from '../../core/toolchain.js';
import { javaCommand } from '../../harness/jvm/java-command.js';
import type { SpecialConfiguration } from '../../harness/jvm/jvm-compiler.js';
import { memoryFlags } from '../../harness/jvm/settings.js';
import { type ProcessResult, runProcess } from '../../harness/process/run-process.js';
import { confined } from '../../harness/process/sandbox.js';
import { withTemporaryFolder, writeFiles } from '../../harness/process/temporary-folder.js';
import { cutOffOutcome, type Platform, runOf, stoppedOutcome } from '../../harness/run-result.js';
import { canonicalEnding } from './canonical-ending.js';
import type { KotlinDistribution } from './distribution.js';
import { kotlinOutcome } from './plain-kotlin.js';

/** The back end for JavaScript: compiled by the plain command line, and run by this Node. */
export function jsConfiguration(distribution: KotlinDistribution): SpecialConfiguration | undefined {
  const library = distribution.jsLibrary;
  if (!library || !existsSync(library)) return undefined;
  return {
    name: 'js',
    summary: 'compiled to JavaScript and run by Node',
    role: 'tier',
    runs: true,
    slow: true,
    observe: (program, limits, options) => compileAndRun({ ...distribution, library }, program, limits, options),
  };
}

type JsDistribution = KotlinDistribution & { readonly library: string };

function compileAndRun(
  distribution: JsDistribution,
  program: Compilable,
  limits: { readonly heap: Limits; readonly process: Limits },
  { signal, millis, compileOnly }: ObserveOptions,
): Promise<Outcome> {
  const { jdk, jars, flags, library } = distribution;
  // Jars hold class files, which mean nothing to this back end.
  if (program.libraries?.length) {
    const message = 'the JavaScript back end of Kotlin cannot use jars';
    return Promise.resolve({ kind: 'toolFailed', message, lasting: true });
  }
  const compiler = { jdk, classPath: jars, main: 'org.jetbrains.kotlin.cli.js.K2JSCompiler' };
  return withTemporaryFolder(async (cwd) => {
    const files = sourcesOf(program);
    await writeFiles(cwd, files);
    const within = {
      cwd,
      limits: { ...limits.process, millis: millis ?? limits.process.millis },
      ...(signal && { signal }),
    };
    const compile = (args: readonly string[]) => {
      const always = ['-nowarn', '-libraries', library, '-ir-output-name', 'main'];
      return runProcess({
        ...within,
        ...javaCommand(compiler, [...memoryFlags(limits.heap), ...flags], [...always, ...args]),
      });
    };
    const sources = files.map(({ path }) => `./${path}`);
    const frontEnd = await compile(['-Xir-produce-klib-file', '-ir-output-dir', 'klib', ...sources]);
    const checked = await outcomeOf(frontEnd, signal);
    if (checked.kind !== 'accepted') return checked;
    const backEnd = await compile([
      '-Xir-produce-js',
      '-Xinclude=klib/main.klib',
      '-ir-output-dir',
      'js',
      '-main',
      'call',
    ]);
    const compiled = await outcomeOf(backEnd, signal);
    if (compiled.kind !== 'accepted' || compileOnly) return compiled;
    const run = await confined({ command: process.execPath, args: ['-e', runMain] }, cwd);
    return runOutcome(await runProcess({ ...within, ...run }));
  });
}

async function outcomeOf(result: ProcessResult, signal: AbortSignal | undefined): Promise<Outcome> {
  if (result.ended === 'aborted') signal?.throwIfAborted();
  if (result.ended === 'timedOut' || result.ended === 'outOfMemory') return { kind: result.ended };
  const outcome = await kotlinOutcome(result);
  return result.cutOff && outcome.kind !== 'crashed' ? cutOffOutcome : outcome;
}

const platform: Platform = { name: 'js', canonical: canonicalEnding };

const threwLine = /^cupel: threw (\S+)$/m;

// How Node prints an exception depends on how the compiler made its class; the handler names the class instead.
const runMain = `
process.once('uncaughtException', (thrown) => {
  process.stderr.write('\\ncupel: threw ' + (thrown?.constructor?.name ?? typeof thrown) + '\\n');
  process.exitCode = 1;
});
require('./js/main.js');
`;

function runOutcome({ ended, exitCode, killedBy, stdout, stderr, cutOff }: ProcessResult): Outcome {
  if (ended !== 'exited' || exitCode === null) return stoppedOutcome(ended, killedBy);
  if (cutOff) return cutOffOutcome;
  const exception = threwLine.exec(stderr)?.[1] ?? '';
  return { kind: 'accepted', run: runOf({ exitCode, stdout, exception }, platform) };
}
