import type { Outcome } from '../../core/outcome.js';
import type { Compilable } from '../../core/toolchain.js';
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

/** The same twice: what two runs do not agree about is no fault of a tier. */
export async function runTwice(engine: InstalledEngine, program: Compilable, run: ProgramRun): Promise<Outcome> {
  const first = await runAlone(engine, program, run);
  if (first.kind !== 'accepted') return first;
  const second = await runAlone(engine, program, run);
  if (second.kind === 'accepted' && second.run?.checksum === first.run?.checksum) return first;
  // An engine that breaks only sometimes is broken.
  if (second.kind === 'crashed') return second;
  return { kind: 'toolFailed', message: 'the program is not deterministic', lasting: true };
}
