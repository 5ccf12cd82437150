import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What a process and its descendants use of the machine. */
export interface Usage {
  /** Memory that they hold now. */
  readonly bytes: number;
  /** CPU time, user and system, of all their threads so far; that of descendants that have ended is included. */
  readonly cpuMillis: number;
  /** Whether all of them wait now, and not for a core or a disk. */
  isWaiting(): boolean;
}

/** The unit in which CPU time is counted. */
export const cpuTickMillis = 10;

/** What a process, the head of its group, and its descendants use; nothing when they are gone. */
export function usageOf(pid: number): Usage {
  return process.platform === 'linux' ? usageOnLinux(pid) : usageInTable(processTable(), pid);
}

function usageOnLinux(pid: number): Usage {
  const family = withDescendants(pid);
  const sum = (numberOf: (member: number) => number) => family.reduce((all, member) => all + numberOf(member), 0);
  return {
    bytes: sum(residentBytes),
    cpuMillis: sum(cpuMillis),
    isWaiting: () => !family.some((member) => threadsOf(member).some((thread) => isKept(member, thread))),
  };
}

// A child belongs to the thread that started it.
function withDescendants(pid: number): number[] {
  const children = threadsOf(pid).flatMap((thread) => readProc(`${pid}/task/${thread}/children`).match(/\d+/g) ?? []);
  return [pid, ...children.flatMap((child) => withDescendants(Number(child)))];
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    // It has ended.
    return [];
  }
}

function residentBytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readProc(`${pid}/status`))?.[1] ?? 0) * 1024;
}

// Its own time, and that of its children that it has waited for: the 12th to 15th field after the name.
function cpuMillis(pid: number): number {
  const ticks = statFields(`${pid}/stat`).slice(11, 15).map(Number);
  return ticks.reduce((sum, each) => sum + each, 0) * cpuTickMillis;
}

// R is running or waiting for a core, D (U elsewhere) is waiting for a disk, T was stopped by somebody.
const kept = /^[RDUTt]/;

function isKept(pid: number, thread: string): boolean {
  const [state = ''] = statFields(`${pid}/task/${thread}/stat`);
  return kept.test(state);
}

// The name in brackets may hold anything, brackets as well.
function statFields(path: string): string[] {
  const text = readProc(path);
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    // The process ended between two reads, or this kernel does not list children.
    return '';
  }
}

function processTable(): string {
  return execFileSync('ps', ['-axo', 'pgid=,rss=,state=,time='], { encoding: 'utf8' });
}

/** What a process group uses by a table of all processes: group, kilobytes, state and CPU time of each. */
export function usageInTable(table: string, group: number): Usage {
  const rows = table
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .filter(([id]) => Number(id) === group);
  return {
    bytes: rows.reduce((sum, [, kilobytes]) => sum + Number(kilobytes) * 1024, 0),
    cpuMillis: rows.reduce((sum, [, , , time = '']) => sum + clockMillis(time), 0),
    isWaiting: () => !rows.some(([, , state = '']) => kept.test(state)),
  };
}

// As 0:01.25, 01:02:03 or 2-01:02:03.
function clockMillis(time: string): number {
  const [clock = '', days = '0'] = time.split('-').reverse();
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Math.round((Number(days) * 86_400 + seconds) * 1000);
}
