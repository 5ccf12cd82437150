import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import type { Limits } from '../core/toolchain.js';
import { builtScript } from '../harness/package-root.js';
import { type ProcessResult, runProcess } from '../harness/process/run-process.js';
import { withTemporaryFolder } from '../harness/process/temporary-folder.js';

/** What came of executing a configuration file: what it exports, or why there is nothing. */
export type ExecutedConfig = { readonly settings: unknown } | { readonly reason: string };

/** The result of a configuration file, and what it printed. */
type Execution = ExecutedConfig & { readonly printed: string };

const usualLimits: Limits = { millis: 30_000, bytes: 1024 ** 3 };

/** Executes a configuration file that is code, in a process of its own, so that it can neither hang nor end cupel. */
export function executeConfig(file: string, limits = usualLimits): Promise<Execution> {
  return withTemporaryFolder(async (folder) => {
    const result = join(folder, 'settings');
    const args = [builtScript('app/config-main'), file, result];
    const ended = await runProcess({ command: process.execPath, args, limits });
    const printed = ended.stdout + (existsSync(result) ? ended.stderr : '');
    if (!existsSync(result)) return { reason: reasonFor(ended, limits), printed };
    return { ...(deserialize(await readFile(result)) as ExecutedConfig), printed };
  });
}

function reasonFor({ ended, exitCode, killedBy }: ProcessResult, { millis }: Limits): string {
  if (ended === 'timedOut') return `it did not end within ${millis / 1000} seconds`;
  if (ended === 'outOfMemory') return 'it used too much memory';
  return `its process ended before it gave settings (${killedBy ?? `exit code ${exitCode}`})`;
}
