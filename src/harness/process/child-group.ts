import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { Limits } from '../../core/toolchain.js';
import { guardGroup, releaseGroup } from './guardian.js';
import { killGroup } from './kill-group.js';
import { killMarked, nextMark } from './strays.js';
import { type StopReason, type Watch, watchUsage } from './watch-usage.js';

/** A child process at the head of a process group of its own, with its three streams as pipes. */
export interface ChildGroup {
  readonly pid: number;
  readonly child: ChildProcess & { stdin: Writable; stdout: Readable; stderr: Readable };
  /** Set once we have stopped it. */
  readonly stopped: StopReason | undefined;
  stop(reason: StopReason): void;
  /** From now on, stops the group when it goes over a limit. */
  watch(limits: Limits, signal?: AbortSignal): Watch;
}

// How long the streams of a process may stay open once it has ended, first by what it started and then by anything.
const graceMillis = 1000;

/** Starts a process that can be killed together with everything it starts. */
export async function startGroup(
  command: string,
  args: readonly string[],
  { cwd, env = process.env }: Pick<SpawnOptions, 'cwd' | 'env'>,
): Promise<ChildGroup> {
  const mark = nextMark();
  const child = spawn(command, args, {
    cwd,
    env: { ...withoutSecrets(env), ...mark },
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const pid = child.pid;
  if (pid === undefined) {
    return new Promise((_, reject) => child.once('error', reject));
  }
  guardGroup(pid);
  // A child that is killed closes its pipes while we may be writing; the exit says all there is to say.
  child.stdin.on('error', () => undefined);
  child.once('close', () => releaseGroup(pid));
  // What it started may outlive it, and would keep the pipes open: the group goes when its head goes.
  child.once('exit', () => {
    killGroup(pid);
    closeSoon(child, mark);
  });
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
      // What has left the group would go on without it.
      killMarked(mark);
    },
    watch(limits, signal) {
      const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
      return watchUsage({ pid, hasEnded, stop: (reason) => group.stop(reason) }, limits, signal);
    },
  };
  return group;
}

// A program that a compiler executes must not learn how to reach the database.
function withoutSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name !== 'CUPEL_STORE' && name !== 'PGPASSWORD'));
}

// What has left the group and holds the pipes must not hold us.
function closeSoon(child: ChildGroup['child'], mark: Readonly<Record<string, string>>): void {
  // What is waiting to be read comes first, if we were too busy to read it.
  const after = (act: () => void) => setTimeout(() => setImmediate(act), graceMillis);
  let timer = after(() => {
    killMarked(mark);
    timer = after(() => {
      child.stdout.destroy();
      child.stderr.destroy();
    });
  });
  child.once('close', () => clearTimeout(timer));
}
