import type { Outcome } from '../../core/outcome.js';
import type { Compilable } from '../../core/test-program.js';
import type { Limits } from '../../core/toolchain.js';
import { stoppedOutcome } from '../../harness/run-result.js';
import { batchScript, readBatch } from './batch-script.js';
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
  const stalled = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  // What is waiting to be heard comes first, if we were too busy to hear it.
  const watch = () => {
    clearTimeout(timer);
    const mine = setTimeout(() => setImmediate(() => timer === mine && stalled.abort()), limits.millis);
    timer = mine;
  };
  watch();
  const result = await runScript(engine, {
    text: batchScript(programs),
    tier,
    limits: { ...limits, millis: limits.millis * (programs.length + 1) },
    signal: AbortSignal.any([stalled.signal, ...(signal ? [signal] : [])]),
    onLine: watch,
  }).finally(() => {
    clearTimeout(timer);
    timer = undefined;
  });
  signal?.throwIfAborted();
  const lost: Outcome = stalled.signal.aborted ? stoppedOutcome('timedOut') : processOutcome(result);
  return { outcomes: readBatch(result.stdout, programs), lost };
}
