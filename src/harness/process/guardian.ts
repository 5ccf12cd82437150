import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { builtScript } from '../package-root.js';
import { killGroup } from './kill-group.js';
import { marksOf, ownName } from './strays.js';

// What would be left behind if cupel were killed now. The guardian process holds a copy of it.
const groups = new Set<number>();
const folders = new Set<string>();
let guardian: ChildProcess | undefined;
let leaving = false;

// One that is killed is replaced; where none can live, on a machine without room for it, there is none.
const mostDeaths = 5;
const shortLifeMillis = 1000;
let deaths = 0;

/** Has a process group killed when cupel ends, even by kill -9. */
export function guardGroup(leader: number): void {
  groups.add(leader);
  tell(`+${leader}`);
}

/** Forgets a process group that has ended. */
export function releaseGroup(leader: number): void {
  if (groups.delete(leader)) tell(`-${leader}`);
}

/** Has a temporary folder removed when cupel ends, even by kill -9. */
export function guardFolder(folder: string): void {
  folders.add(folder);
  tell(`>${folder}`);
}

/** Removes a guarded folder now. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  if (folders.delete(folder)) tell(`<${folder}`);
}

function tell(line: string): void {
  if (leaving || deaths >= mostDeaths) return;
  if (guardian === undefined) start();
  else guardian.stdin?.write(`${line}\n`);
}

function start(): void {
  const born = performance.now();
  const child = spawn(
    process.execPath,
    // What is guarded already stands in its arguments: cupel may be killed before it has written a line.
    [
      builtScript('harness/process/guardian-main'),
      JSON.stringify(marksOf(ownName)),
      JSON.stringify([...groups]),
      JSON.stringify([...folders]),
    ],
    {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  // A guardian that is killed is replaced, and told everything again.
  const lost = () => {
    if (guardian !== child) return;
    guardian = undefined;
    deaths = performance.now() - born < shortLifeMillis ? deaths + 1 : 0;
    if (groups.size + folders.size > 0 && deaths < mostDeaths) start();
  };
  child.on('exit', lost);
  child.on('error', lost);
  child.stdin.on('error', () => undefined);
  child.unref();
  (child.stdin as unknown as { unref(): void }).unref();
  guardian = child;
}

process.on('exit', () => {
  leaving = true;
  for (const group of groups) killGroup(group);
  // What was just killed may write a moment longer.
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});
