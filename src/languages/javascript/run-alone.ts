import type { Outcome } from '../../core/outcome.js';
import type { Compilable } from '../../core/toolchain.js';
import { steadyOutcome } from '../../harness/steady-outcome.js';
import type { InstalledEngine } from './engine.js';
import { processOutcome } from './process-outcome.js';
import { type ProgramRun, runBatch } from './run-batch.js';
import { runScript } from './run-script.js';

/** Runs a program as a person does: the engine, its flags and the file. */
export async function runAlone(engine: InstalledEngine, program: Compilable, run: ProgramRun): Promise<Outcome> {
  const text = program.files.map((file) => file.text).join('\n');
  const result = await runScript(engine, { ...run, text });
  run.signal?.throwIfAborted();
  const outcome = processOutcome(result);
  if (outcome.kind !== 'accepted' || outcome.run?.exitCode === 0) return outcome;
  // The words of engines do not tell an error in the syntax from one that the program throws.
  const [parsed] = (await runBatch(engine, [program], run)).outcomes;
  return parsed?.kind === 'rejected' ? parsed : outcome;
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
function deepInStack({ files }: Compilable): Compilable {
  const program = `(function () {${files.map((file) => file.text).join('\n')}\n})()`;
  const down = `(function down(left) { if (left > 0) down(left - 1); else ${program}; })`;
  return { files: [{ path: 'main.js', text: `${down}(${framesBefore});\n` }] };
}
