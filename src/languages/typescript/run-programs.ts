import type { Outcome } from '../../core/outcome.js';
import { sourcesOf } from '../../core/sources.js';
import type { Compilable } from '../../core/test-program.js';
import type { ObserveOptions } from '../../core/toolchain.js';
import type { Shown } from '../../harness/observing.js';
import { runProcess } from '../../harness/process/run-process.js';
import { confined } from '../../harness/process/sandbox.js';
import { withTemporaryFolder, writeFiles } from '../../harness/process/temporary-folder.js';
import { type Ending, outcomeOfRun, stoppedOutcome } from '../../harness/run-result.js';
import { batchLimits } from './batching.js';
import { configurationNamed } from './configurations.js';
import { compilerOptions } from './options.js';
import { compilePlainly, type PlainCompiler } from './plain-compiler.js';

/** Runs programs that were accepted, as far as they were: one process emits JavaScript for all, and one Node runs them. */
export async function runAccepted(
  compiler: PlainCompiler,
  batch: readonly Compilable[],
  shown: readonly Shown[],
  options: ObserveOptions,
): Promise<Shown[]> {
  const accepted = batch.filter((_, i) => shown[i]?.outcome.kind === 'accepted');
  const outcomes = accepted.length > 0 ? await runTogether(compiler, accepted, options) : [];
  const byProgram = new Map(accepted.map((program, i) => [program, outcomes[i]]));
  return batch.map((program, i) => {
    const outcome = byProgram.get(program);
    return outcome ? { outcome } : (shown[i] as Shown);
  });
}

/** Compiles one program by the plain command line, and runs it where the configuration says so. */
export async function observePlainly(
  compiler: PlainCompiler,
  program: Compilable,
  options: ObserveOptions,
): Promise<Shown> {
  const shown = await compilePlainly(compiler, program, options);
  const { runs } = configurationNamed(compiler.version, options.configuration);
  if (!runs || options.compileOnly) return shown;
  const [ran] = await runAccepted(compiler, [program], [shown], options);
  return ran ?? shown;
}

function runTogether(
  compiler: PlainCompiler,
  programs: readonly Compilable[],
  options: ObserveOptions,
): Promise<Outcome[]> {
  return withTemporaryFolder(async (cwd) => {
    const files = programs.flatMap((program, i) =>
      sourcesOf(program).map(({ path, text }) => ({ path: `p${i}/${path}`, text })),
    );
    const emission = { ...compilerOptions(compiler.version), noEmit: false, outDir: 'js', rootDir: '.' };
    const config = JSON.stringify({ compilerOptions: emission, files: files.map(({ path }) => path) });
    await writeFiles(cwd, [...files, { path: 'tsconfig.json', text: config }]);
    const limits = batchLimits(compiler.limits, programs.length, options);
    const within = { cwd, limits, ...(options.signal && { signal: options.signal }) };
    // They were accepted before: what is said here is not about them.
    const emitted = await runProcess({ ...within, command: compiler.command, args: [...compiler.args, '-p', '.'] });
    if (emitted.ended === 'aborted') options.signal?.throwIfAborted();
    if (emitted.ended !== 'exited') return programs.map(() => failed('JavaScript could not be emitted'));
    const names = programs.map((program, i) => `js/p${i}/${program.files[0]?.path.replace(/\.ts$/, '.js')}`);
    const millis = options.millis ?? compiler.limits.millis;
    const args = ['--experimental-vm-modules', '--no-warnings', '-e', runner, String(millis), ...names];
    const node = await confined({ command: process.execPath, args }, cwd);
    const patient = { ...limits, millis: millis * (1 + programs.length) };
    const result = await runProcess({ ...within, ...node, limits: patient });
    if (result.ended === 'aborted') options.signal?.throwIfAborted();
    const lines = result.stdout.split('\n');
    return programs.map(({ driver }, i) => {
      const line = lines[i];
      return line ? outcomeOf(JSON.parse(line) as Ending, driver) : failed('Node ended before it was run');
    });
  });
}

function outcomeOf(ending: Ending, driver: Compilable['driver']): Outcome {
  return ending.exception === endless ? stoppedOutcome('timedOut') : outcomeOfRun(ending, driver);
}

function failed(message: string): Outcome {
  return { kind: 'toolFailed', message };
}

const endless = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

// Each program is a module, with globals of its own; what it does later is waited for, as far as nothing else wakes it.
const runner = `
const { existsSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { createContext, SourceTextModule } = require('node:vm');
const [millis, ...files] = process.argv.slice(1);
process.on('unhandledRejection', () => undefined);
const turn = () => new Promise((resolve) => setImmediate(resolve));
async function run(file) {
  const lines = [];
  const context = createContext({ console: { log: (text) => void lines.push(String(text) + '\\n') } });
  const modules = new Map();
  const load = (path) => {
    const found = [path, path + '.js', path + '/index.js'].find((each) => each.endsWith('.js') && existsSync(each)) ?? path;
    const known = modules.get(found) ?? new SourceTextModule(readFileSync(found, 'utf8'), { context, identifier: found });
    modules.set(found, known);
    return known;
  };
  let ending = { exitCode: 0, exception: '' };
  try {
    const main = load(file);
    await main.link((specifier, from) => load(join(dirname(from.identifier), specifier)));
    await main.evaluate({ timeout: Number(millis) });
    await turn();
  } catch (error) {
    const isEndless = error?.code === '${endless}';
    ending = { exitCode: 1, exception: isEndless ? error.code : (error?.constructor?.name ?? typeof error) };
  }
  process.stdout.write(JSON.stringify({ ...ending, stdout: lines.join('') }) + '\\n');
}
(async () => {
  for (const file of files) await run(file);
  process.exit();
})();
`;
