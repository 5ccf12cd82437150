import type { Outcome } from '../../core/outcome.js';
import { sourcesOf } from '../../core/sources.js';
import type { Compilable } from '../../core/test-program.js';
import { steadyOutcome } from '../../harness/steady-outcome.js';
import type { InstalledEngine } from './engine.js';
import { processOutcome } from './process-outcome.js';
import { type ProgramRun, runBatch } from './run-batch.js';
import { runScript } from './run-script.js';
import { textOf } from './text-of.js';

/** Runs a program as a person does: the engine, its flags and the file. */
export async function runAlone(engine: InstalledEngine, program: Compilable, run: ProgramRun): Promise<Outcome> {
  const text = textOf(sourcesOf(program));
  const result = await runScript(engine, { ...run, text });
  run.signal?.throwIfAborted();
  const outcome = processOutcome(result, program.driver);
  if (outcome.kind !== 'accepted' || !outcome.run || outcome.run.exitCode === 0) return outcome;
  // The words of engines do not tell an error in the syntax from one that the program throws.
  const [again] = (await runBatch(engine, [program], run)).outcomes;
  if (again?.kind === 'rejected') return again;
  // Nor are their words for an error alike, and in a batch it tells its name.
  const error = again?.kind === 'accepted' ? again.run?.error : undefined;
  return error ? { ...outcome, run: { ...outcome.run, error } } : outcome;
}

/** The same twice, with stacks of different sizes: what the runs do not agree about is no fault of a tier. */
export function runTwice(engine: InstalledEngine, program: Compilable, run: ProgramRun): Promise<Outcome> {
  const otherStack = engine.engine.otherStack?.(engine.version);
  return steadyOutcome((stack) => {
    if (stack === 'usual') return runAlone(engine, program, run);
    if (!otherStack) return runAlone(engine, deepInStack(program), run);
    const flags = [...run.tier.flags, ...otherStack.flags];
    const environment = { ...run.tier.environment, ...otherStack.environment };
    return runAlone(engine, program, { ...run, tier: { ...run.tier, flags, environment } });
  });
}

const framesBefore = 1000;

// For an engine that cannot be told the size of its stack: a part of it is used up before the program begins.
function deepInStack(whole: Compilable): Compilable {
  const { driver } = whole;
  const program = `(function () {${textOf(sourcesOf(whole))}\n})()`;
  const down = `(function down(left) { if (left > 0) down(left - 1); else ${program}; })`;
  const files = [{ path: 'main.js', text: `${down}(${framesBefore});\n` }];
  return { files, ...(driver && { driver: { kind: 'absorbed', limits: driver.limits } }) };
}
