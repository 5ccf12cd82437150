import { constants, existsSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { UserError } from '../../core/errors.js';
import { systemReason } from '../../core/system-error.js';
import type { Limits } from '../../core/toolchain.js';
import { runProcess } from '../process/run-process.js';

const limits: Limits = { millis: 60_000, bytes: 4 * 1024 ** 3 };

/** A program that states its version, and how it is written there. */
export interface VersionQuestion {
  readonly command: string;
  readonly args: readonly string[];
  /** The version is its first group. */
  readonly pattern: RegExp;
}

/** Runs a build of the user's own to ask for its version; one that does not run is a mistake of the user. */
export async function statedVersion(
  path: string,
  { command, args, pattern }: VersionQuestion,
): Promise<string | undefined> {
  const result = await runProcess({ command, args, limits }).catch((error: unknown) => {
    const reason = systemReason(error);
    if (reason === undefined) throw error;
    throw new UserError(`${path} does not run: ${reason}`);
  });
  const text = `${result.stdout}\n${result.stderr}`;
  if (result.ended === 'exited' && result.exitCode === 0) return pattern.exec(text)?.[1];
  const [line = 'it prints nothing'] = text.split('\n').filter((each) => each.trim() !== '');
  const end = result.ended === 'exited' ? `exit code ${result.exitCode ?? result.killedBy}` : result.ended;
  throw new UserError(`${path} does not run (${end}): ${line.trim().slice(0, 200)}`);
}

/** The error about a path that holds something else than a build of a compiler. */
export function wrongLayout(path: string, expected: string): UserError {
  return new UserError(`${path} is not what was expected: ${expected}`);
}

/** Whether there is a file, also by a link. */
export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** Copies a file or a folder as it is now, without links to what may change; some paths can be left out. */
export async function copyBuild(
  from: string,
  to: string,
  keeps: (path: string) => boolean = () => true,
): Promise<void> {
  await cp(from, to, {
    recursive: true,
    dereference: true,
    preserveTimestamps: true,
    // Where the file system can, the copy shares its blocks with the original until one of them changes.
    mode: constants.COPYFILE_FICLONE,
    // A link may lead nowhere.
    filter: (path) => existsSync(path) && keeps(path),
  });
}
