import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const pageBytes = 4096;

/** Memory that a process and its descendants hold, in bytes; 0 when they are gone. */
export function residentBytes(pid: number): number {
  return process.platform === 'linux' ? residentOnLinux(pid) : residentByPs(pid);
}

function residentOnLinux(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    const below = children === '' ? [] : children.split(' ').map((child) => residentOnLinux(Number(child)));
    return below.reduce((sum, bytes) => sum + bytes, pages * pageBytes);
  } catch {
    // The process ended between two reads: it holds nothing any more.
    return 0;
  }
}

function residentByPs(pid: number): number {
  const rows = execFileSync('ps', ['-axo', 'pgid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([group]) => group === pid)
    .reduce((sum, [, kilobytes = 0]) => sum + kilobytes * 1024, 0);
}
