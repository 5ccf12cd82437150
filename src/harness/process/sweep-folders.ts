import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

// The numbers of processes mean something only among those that see the same ones: containers may share a folder.
const space = spaceOfProcesses();

/** The path for the temporary folder of this process. */
export function ownFolder(parent: string): string {
  return join(parent, `cupel-${space}-${process.pid}-${randomBytes(8).toString('hex')}`);
}

/** Removes folders of processes that have ended: both cupel and its guardian may have been killed at once. */
export function sweepFolders(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, owners, pid] = /^cupel-(\d+)-(\d+)-[0-9a-f]{16}$/.exec(name) ?? [];
    if (owners !== space || isAlive(Number(pid))) continue;
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch (error) {
      // It belongs to somebody else.
      if (!['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function spaceOfProcesses(): string {
  return process.platform === 'linux' ? String(statSync('/proc/self/ns/pid').ino) : '0';
}
