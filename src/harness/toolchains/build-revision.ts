import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '../../core/errors.js';
import { systemReason } from '../../core/system-error.js';
import type { Limits } from '../../core/toolchain.js';
import { type ProcessResult, runProcess } from '../process/run-process.js';
import { withTemporaryFolder } from '../process/temporary-folder.js';
import { cacheFolder } from './cache-folder.js';

/** How a compiler is built from the history of a repository. */
export interface History {
  readonly repository: string;
  /** A command line for the shell; `{revision}` in it is the commit. It ends with the line that names the build. */
  readonly command: string;
  /** What is searched: the commits after the one up to the other. */
  readonly good?: string | undefined;
  readonly bad?: string | undefined;
}

const gitLimits: Limits = { millis: 600_000, bytes: 8 * 1024 ** 3 };
const buildLimits: Limits = { millis: 2 * 3_600_000, bytes: 64 * 1024 ** 3 };

/** The commits of a history along its first parents, oldest first; the good one is the first. */
export async function revisionsOf({ repository, good, bad = 'HEAD' }: History): Promise<string[]> {
  const [last] = await listed(repository, ['rev-parse', '--verify', '--end-of-options', `${bad}^{commit}`]);
  if (good === undefined) return listed(repository, ['rev-list', '--first-parent', '--reverse', last ?? '']);
  const [first = ''] = await listed(repository, ['rev-parse', '--verify', '--end-of-options', `${good}^{commit}`]);
  const after = await listed(repository, ['rev-list', '--first-parent', '--reverse', `${first}..${last}`]);
  if (after.length === 0) throw new UserError(`there is no commit after ${good} up to ${bad} in ${repository}`);
  return [first, ...after];
}

async function listed(repository: string, args: readonly string[]): Promise<string[]> {
  return (await git(repository, args)).split('\n').filter((line) => line !== '');
}

/** The folder of the cache for what a command makes of a revision. */
export function placeOfRevision(family: string, { repository, command }: History, revision: string): string {
  const text = JSON.stringify([family, realpathSync(repository), command, revision]);
  return join(cacheFolder(), 'builds', family, createHash('sha256').update(text).digest('hex').slice(0, 24));
}

/** Builds a revision in a checkout of its own, and gives the path of the build to a piece of work. */
export async function withRevision<T>(
  { repository, command }: History,
  revision: string,
  signal: AbortSignal,
  work: (path: string) => Promise<T>,
): Promise<T> {
  return withTemporaryFolder(async (folder) => {
    const checkout = join(folder, 'checkout');
    await git(repository, ['worktree', 'add', '--detach', '--force', checkout, revision]);
    try {
      const line = command.replaceAll('{revision}', revision);
      const result = await runProcess({
        command: 'sh',
        args: ['-c', line],
        cwd: checkout,
        limits: buildLimits,
        signal,
      });
      signal.throwIfAborted();
      if (!isFine(result)) throw new UserError(`it does not build: ${lastLine(result.stderr) ?? endOf(result)}`);
      return await work(resolve(checkout, lastLine(result.stdout) ?? '.'));
    } finally {
      await git(repository, ['worktree', 'remove', '--force', '--force', checkout]);
    }
  });
}

async function git(repository: string, args: readonly string[]): Promise<string> {
  const result = await runProcess({ command: 'git', args: ['-C', repository, ...args], limits: gitLimits }).catch(
    (error: unknown) => {
      if (systemReason(error) === undefined) throw error;
      throw new UserError(`git does not run: ${systemReason(error)}`);
    },
  );
  if (!isFine(result))
    throw new UserError(`git ${args[0]} failed in ${repository}: ${lastLine(result.stderr) ?? endOf(result)}`);
  return result.stdout;
}

function isFine({ ended, exitCode }: ProcessResult): boolean {
  return ended === 'exited' && exitCode === 0;
}

function endOf({ ended, exitCode, killedBy }: ProcessResult): string {
  return ended === 'exited' ? `exit code ${exitCode ?? killedBy}` : ended;
}

function lastLine(text: string): string | undefined {
  return text
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => line !== '')
    ?.slice(0, 1000);
}
