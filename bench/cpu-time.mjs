// CPU time, user and system, of processes and all that they started.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

// The shell's `times` counts its children that have ended and were waited for, and theirs.
/** Runs a command some times, one after the other, in a folder; the result is CPU milliseconds per run. */
export function cpuOfCommand(command, cwd, runs) {
  const loop = `i=0; while [ $i -lt ${runs} ]; do ${command} >/dev/null 2>&1; i=$((i+1)); done; times`;
  const { stdout, status, stderr } = spawnSync('sh', ['-c', loop], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
  const children = stdout.trim().split('\n')[1];
  return toMillis(children) / runs;
}

function toMillis(line) {
  const [user, system] = line.split(' ').map((text) => {
    const [, minutes, seconds] = /(\d+)m([\d.]+)s/.exec(text);
    return (Number(minutes) * 60 + Number(seconds)) * 1000;
  });
  return user + system;
}

/** CPU milliseconds so far of this process, of its living descendants, and of those that have ended. */
export function cpuSoFar() {
  return tree(process.pid).reduce((sum, pid) => sum + ownAndWaitedFor(pid), 0);
}

/** Does something and tells how long it took: wall seconds, and CPU seconds of this process and all that it started. */
export async function timed(work) {
  const [began, before] = [performance.now(), cpuSoFar()];
  const result = await work();
  return { result, wall: (performance.now() - began) / 1000, cpu: (cpuSoFar() - before) / 1000 };
}

/** Wall and CPU seconds for a line of a benchmark. */
export function inSeconds({ wall, cpu }) {
  return `${wall.toFixed(1)} s wall, ${cpu.toFixed(1)} CPU s`;
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

function ownAndWaitedFor(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The fields after the name in brackets: utime, stime, cutime and cstime are the 12th to 15th.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number);
    return (fields.reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond) * 1000;
  } catch {
    return 0;
  }
}

function tree(pid) {
  try {
    // A child belongs to the thread that started it.
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean),
    );
    return [pid, ...children.flatMap((child) => tree(Number(child)))];
  } catch {
    return [];
  }
}
