import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../../core/errors.js';
import type { Limits } from '../../core/toolchain.js';
import { compareVersions } from '../../core/version.js';
import { runProcess } from '../process/run-process.js';

const limits: Limits = { millis: 15 * 60_000, bytes: 4 * 1024 ** 3 };

/** All versions of an npm package, oldest first. */
export async function npmVersions(name: string, signal?: AbortSignal): Promise<string[]> {
  const answer = await npm(['view', name, 'versions', '--json'], process.cwd(), signal);
  const versions = JSON.parse(answer) as string | string[];
  return [versions].flat().sort(compareVersions);
}

/** Installs one version of an npm package below a folder, without running its scripts. */
export async function npmInstall(name: string, version: string, folder: string, signal?: AbortSignal): Promise<void> {
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', `${name}@${version}`];
  await npm(args, folder, signal);
}

async function npm(args: readonly string[], cwd: string, signal?: AbortSignal): Promise<string> {
  const result = await runProcess({ command: 'npm', args, cwd, limits, signal }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new UserError('npm was not found on the PATH; it comes with Node.js');
      throw error;
    },
  );
  if (result.ended === 'exited' && result.exitCode === 0) return result.stdout;
  signal?.throwIfAborted();
  throw new UserError(`npm ${args.join(' ')} failed: ${reason(result.stderr)}`);
}

function reason(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => /^npm (error|ERR!)/.test(line) && !/A complete log/.test(line));
  const texts = lines.map((line) => line.replace(/^npm (error|ERR!)\s*/, '')).filter(Boolean);
  return texts.slice(0, 3).join('; ') || 'it gave no reason';
}
