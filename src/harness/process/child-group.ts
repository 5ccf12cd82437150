import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { Limits } from '../../core/toolchain.js';
import { guardGroup, releaseGroup } from './guardian.js';
import { killGroup } from './kill-group.js';
import { residentBytes } from './memory.js';

/** Why a process was stopped by us. */
export type StopReason = 'timedOut' | 'outOfMemory' | 'aborted';

/** A child process at the head of a process group of its own, with its three streams as pipes. */
export interface ChildGroup {
  readonly pid: number;
  readonly child: ChildProcess & { stdin: Writable; stdout: Readable; stderr: Readable };
  /** Set once we have stopped it. */
  readonly stopped: StopReason | undefined;
  stop(reason: StopReason): void;
  /** From now on, stops the group when it goes over a limit; the returned function ends the watch. */
  watch(limits: Limits, signal?: AbortSignal): () => void;
}

const memoryPollMillis = 50;
// A timer for longer than this goes off at once.
const longestTimer = 2 ** 31 - 1;

/** Starts a process that can be killed together with everything it starts. */
export async function startGroup(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env'>,
): Promise<ChildGroup> {
  const child = spawn(command, args, { ...options, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
  const pid = child.pid;
  if (pid === undefined) {
    return new Promise((_, reject) => child.once('error', reject));
  }
  guardGroup(pid);
  // A child that is killed closes its pipes while we may be writing; the exit says all there is to say.
  child.stdin.on('error', () => undefined);
  child.once('close', () => releaseGroup(pid));
  // What it started may outlive it, and would keep the pipes open: the group goes when its head goes.
  child.once('exit', () => killGroup(pid));
  let stopped: StopReason | undefined;
  const group: ChildGroup = {
    pid,
    child,
    get stopped() {
      return stopped;
    },
    stop(reason) {
      stopped ??= reason;
      killGroup(pid);
    },
    watch(limits, signal) {
      const abort = () => group.stop('aborted');
      let over = false;
      const late = () => {
        if (!over && child.exitCode === null && child.signalCode === null) group.stop('timedOut');
      };
      // If we were too busy to hear of it, it may have ended long ago: what is waiting to be heard comes first.
      const deadline = setTimeout(() => setImmediate(late), Math.min(limits.millis, longestTimer));
      const memory = setInterval(() => {
        if (residentBytes(pid) > limits.bytes) group.stop('outOfMemory');
      }, memoryPollMillis);
      signal?.addEventListener('abort', abort, { once: true });
      if (signal?.aborted) abort();
      return () => {
        over = true;
        clearTimeout(deadline);
        clearInterval(memory);
        signal?.removeEventListener('abort', abort);
      };
    },
  };
  return group;
}
