import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

// Every process that we start has this variable, and hands it on to what it starts, in whatever group that is.
const variable = 'CUPEL_STARTED';
const ours = randomBytes(8).toString('hex');
let started = 0;

/** A mark for the environment of a process, by which what it starts can be found. */
export function nextMark(): Readonly<Record<string, string>> {
  return { [variable]: `${ours}.${++started}.` };
}

/** The name of this process in the marks of all that it starts. */
export const ownName = ours;

/** The beginning of the marks of all processes that the process of a name starts. */
export function marksOf(name: string): Readonly<Record<string, string>> {
  return { [variable]: `${name}.` };
}

/** Kills all processes whose environment has a mark that begins so; only where the system shows environments. */
export function killMarked(mark: Readonly<Record<string, string>>): void {
  if (process.platform !== 'linux') return;
  const text = `\0${variable}=${mark[variable]}`;
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name) && Number(name) !== process.pid && environmentOf(name).includes(text)) kill(Number(name));
  }
}

function environmentOf(pid: string): string {
  try {
    return `\0${readFileSync(`/proc/${pid}/environ`, 'latin1')}`;
  } catch {
    // It has ended, or belongs to somebody else.
    return '';
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
