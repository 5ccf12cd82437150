import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../../core/errors.js';
import type { OpenOptions, Toolchain } from '../../core/toolchain.js';
import { cupelBuild } from '../../harness/cupel-build.js';

/** The socket of the process that keeps a toolchain warm: one for each build of cupel, compiler, runtime and limits. */
export function socketPath({ id, checksum, runtime }: Toolchain, options: OpenOptions): string {
  const facts = JSON.stringify([cupelBuild(), id, checksum, runtime, options.limits, options.workers]);
  return join(ownFolder(), createHash('sha256').update(facts).digest('hex').slice(0, 16));
}

// Others can write to the place for temporary folders, and whoever owns the socket is believed about compilers.
function ownFolder(): string {
  const user = process.getuid?.();
  if (user === undefined) throw new UserError('--keep-warm needs a system with Unix sockets; remove it');
  const folder = join(tmpdir(), `cupel-warm-${user}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== user || (found.mode & 0o077) !== 0)
    throw new UserError(`${folder} is not a folder of yours alone; remove it, or remove --keep-warm`);
  return folder;
}
