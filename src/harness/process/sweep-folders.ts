import { lstatSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { killMarked, marksOf, ownName } from './strays.js';

// The numbers of processes mean something only among those that see the same ones: containers may share a folder.
const space = spaceOfProcesses();

/** The path for the temporary folder of this process; it also tells the mark of the processes that it starts. */
export function ownFolder(parent: string): string {
  return join(parent, `cupel-${space}-${process.pid}-${ownName}`);
}

/**
 * Removes what is left of processes that have ended, their folders and all that they started: both cupel and its guardian
 * may have been killed at once.
 */
export function sweepFolders(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, owners, pid, started = ''] = /^cupel-(\d+)-(\d+)-([0-9a-f]{16})$/.exec(name) ?? [];
    // Anybody can make a folder that names the processes of another.
    if (owners !== space || isAlive(Number(pid)) || !isOwn(join(parent, name))) continue;
    killMarked(marksOf(started));
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch (error) {
      // Something in it belongs to somebody else.
      if (!['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}

// Another process may sweep at the same time.
function isOwn(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && (process.getuid === undefined || found.uid === process.getuid());
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
