import { join } from 'node:path';
import type { Limits } from '../../core/toolchain.js';
import { type ProcessResult, runProcess } from '../../harness/process/run-process.js';
import { confined } from '../../harness/process/sandbox.js';
import { withTemporaryFolder, writeFiles } from '../../harness/process/temporary-folder.js';
import type { InstalledEngine, Tier } from './engine.js';

/** A script to run, under which tier and how long. */
export interface ScriptRun {
  readonly text: string;
  readonly tier: Pick<Tier, 'flags' | 'environment'>;
  readonly limits: Limits;
  readonly signal?: AbortSignal | undefined;
  /** Tells which lines of its output give it its time anew. */
  readonly timeAnewAt?: (line: string) => boolean;
}

/** Runs a script in a fresh process of an engine. */
export function runScript({ engine, binary }: InstalledEngine, run: ScriptRun): Promise<ProcessResult> {
  const { text, tier, limits, signal, timeAnewAt } = run;
  return withTemporaryFolder(async (cwd) => {
    await writeFiles(cwd, [{ path: 'main.js', text }]);
    const command = { command: binary, args: engine.arguments(tier, join(cwd, 'main.js')) };
    return runProcess({
      ...(await confined(command, cwd)),
      cwd,
      env: { ...process.env, ...tier.environment },
      limits,
      ...(signal && { signal }),
      ...(timeAnewAt && { timeAnewAt }),
    });
  });
}
