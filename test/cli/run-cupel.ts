import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

const main = resolve(import.meta.dirname, '../../dist/cli/main.js');

/** What came of a run of the command line. */
export interface CupelResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A run of the command line that is under way. */
export interface CupelRun {
  readonly child: ChildProcess;
  readonly result: Promise<CupelResult>;
  /** Waits until standard error matches, or the run ends. */
  says(pattern: RegExp): Promise<void>;
  /** The processes of this run that are alive, itself included, with their command lines. */
  processes(): { readonly pid: number; readonly command: string }[];
}

/** A new folder that is removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cupel-cli-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts cupel in a folder. */
export function startCupel(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): CupelRun {
  const mark = `CUPEL_TEST_RUN=${randomUUID()}`;
  const [name = '', value] = mark.split('=');
  const child = spawn(process.execPath, [main, ...args], {
    cwd,
    env: { ...process.env, ...env, [name]: value },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const result = new Promise<CupelResult>((done) => {
    child.once('close', (code) => done({ code, stdout, stderr }));
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    child,
    result,
    says: (pattern) => until(() => pattern.test(stderr) || child.exitCode !== null),
    processes: () => markedProcesses(mark),
  };
}

/** Runs cupel in a folder to its end. */
export function cupel(cwd: string, ...args: readonly string[]): Promise<CupelResult> {
  return startCupel(cwd, args).result;
}

/** Waits until something holds; fails after two minutes. */
export async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`still not so after two minutes: ${holds.toString()}`);
    await new Promise((resume) => setTimeout(resume, 20));
  }
}

// Children inherit the environment, so the mark finds those that have lost their parent too.
function markedProcesses(mark: string): { pid: number; command: string }[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      if (!readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(mark)) return [];
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ');
      return [{ pid: Number(pid), command }];
    } catch {
      // Gone meanwhile, or not ours to read.
      return [];
    }
  });
}
