import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { Limits } from '../../src/core/toolchain.js';

/** Limits that no test comes near unless it means to. */
export const generous: Limits = { millis: 100_000, bytes: 4 * 1024 ** 3 };

/** A shell script that ignores SIGTERM, starts a process that does so too, prints both ids and never ends. */
export const stubborn = "trap '' TERM; sleep 1000 & echo $$ $!; sleep 1000; sleep 1000";

/** Whether a process has ended; nobody may have taken note of its end yet. */
export function isGone(pid: number): boolean {
  const stat = readOrNothing(`/proc/${pid}/stat`);
  return stat === '' || /^\d+ \(.*\) [ZX] /s.test(stat);
}

/** The processes that one process has started itself, with their command lines. */
export function childrenOf(parent: number): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => new RegExp(`^${name} \\(.*\\) [^ZX] ${parent} `, 's').test(readOrNothing(`/proc/${name}/stat`)))
    .map((name) => ({ pid: Number(name), command: readOrNothing(`/proc/${name}/cmdline`).replaceAll('\0', ' ') }));
}

/** Waits until something holds; on a busy machine that takes a while. */
export async function eventually(what: string, holds: () => boolean): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 50) {
    if (holds()) return;
    await sleep(50);
  }
  throw new Error(`waited in vain until ${what}`);
}

/** A new folder that is removed when the test ends. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-of-cupel-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
