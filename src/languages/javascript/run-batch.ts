import type { Outcome } from '../../core/outcome.js';
import type { Compilable } from '../../core/test-program.js';
import type { Limits } from '../../core/toolchain.js';
import { batchScript, beginnings, readBatch } from './batch-script.js';
import type { InstalledEngine, Tier } from './engine.js';
import { processOutcome } from './process-outcome.js';
import { runScript } from './run-script.js';

/** How programs are run, each with these limits. */
export interface ProgramRun {
  readonly tier: Tier;
  readonly limits: Limits;
  readonly signal?: AbortSignal | undefined;
}

/** What came of several programs in one process. */
export interface BatchResult {
  /** Of all programs, or of those before the one that took the process down. */
  readonly outcomes: readonly Outcome[];
  /** What that one did. */
  readonly lost: Outcome;
}

/** Runs programs one after the other in one process, until one takes it down. */
export async function runBatch(
  engine: InstalledEngine,
  programs: readonly Compilable[],
  { tier, limits, signal }: ProgramRun,
): Promise<BatchResult> {
  const [text, timeAnewAt] = [batchScript(programs), beginnings(programs.length)];
  const result = await runScript(engine, { text, tier, limits, signal, timeAnewAt });
  signal?.throwIfAborted();
  return { outcomes: readBatch(result.stdout, programs), lost: processOutcome(result) };
}
