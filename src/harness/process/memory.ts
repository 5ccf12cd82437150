import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Memory that a process and its descendants hold, in bytes; 0 when they are gone. */
export function residentBytes(pid: number): number {
  return process.platform === 'linux' ? residentOnLinux(pid) : residentByPs(pid);
}

function residentOnLinux(pid: number): number {
  const own = Number(/^VmRSS:\s+(\d+) kB$/m.exec(readProc(`${pid}/status`))?.[1] ?? 0) * 1024;
  const children = readProc(`${pid}/task/${pid}/children`).match(/\d+/g) ?? [];
  return children.reduce((sum, child) => sum + residentOnLinux(Number(child)), own);
}

function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    // The process ended between two reads, or this kernel does not list children.
    return '';
  }
}

function residentByPs(pid: number): number {
  const rows = execFileSync('ps', ['-axo', 'pgid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([group]) => group === pid)
    .reduce((sum, [, kilobytes = 0]) => sum + kilobytes * 1024, 0);
}
