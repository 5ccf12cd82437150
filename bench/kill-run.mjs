// One run of the command line that may be killed, and what is left of it.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const main = join(import.meta.dirname, '..', 'dist', 'cli', 'main.js');
const patienceMillis = 60_000;
const graceMillis = 5_000;

// In the order in which they are tried: the first that fits is the kind of a process.
const kinds = [
  ['guardian', /guardian-main/],
  ['sandbox', /^unshare /],
  ['JVM server', /cupel\.server\.Main/],
  ['worker', /-worker\.js/],
  ['installer', /npm|mvn|maven/],
  ['compiler', /tsc|java|groovy|kotlin|scala|node/],
];

/** Starts cupel in a folder; its temporary folders are below that folder, and its processes are known by a mark. */
export function startRun(folder, args, env = {}) {
  const mark = `CUPEL_KILL_RUN=${randomUUID()}`;
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary, { recursive: true });
  const child = spawn(process.execPath, [main, ...args], {
    cwd: folder,
    env: { ...process.env, ...env, TMPDIR: temporary, [mark.split('=')[0]]: mark.split('=')[1] },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const run = { child, stdout: '', stderr: '', code: undefined };
  child.stdout.on('data', (chunk) => (run.stdout += chunk));
  child.stderr.on('data', (chunk) => (run.stderr += chunk));
  run.ended = new Promise((done) => child.once('close', (code) => done((run.code = code))));
  run.processes = () => processesOf(mark, child.pid);
  run.phase = () => phaseOf(run.stderr);
  run.leftovers = () => leftovers(run, temporary);
  return run;
}

/** Waits for the end of a run, or for a time. */
export async function pause(run, millis) {
  await Promise.race([run.ended, sleep(millis)]);
}

/** Kills a process at once; tells whether it was there. */
export function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

// What is left running or lying about when a run is over; the guardian needs a moment to remove it. If it was killed together
// with cupel, folders are removed by the next cupel that needs one.
async function leftovers(run, temporary) {
  const folders = () => readdirSync(temporary);
  await until(() => run.processes().length === 0);
  if (!(await until(() => folders().length === 0, graceMillis))) {
    const file = join(temporary, '..', 'next.ts');
    writeFileSync(file, 'export {};\n');
    await startRun(join(temporary, '..'), ['check', 'next.ts', '--target', 'typescript@7.0.2']).ended;
    run.swept = true;
  }
  const found = [...run.processes().map(({ command }) => command.slice(0, 100)), ...folders()];
  for (const { pid } of run.processes()) kill(pid);
  return found;
}

// Waits for something, but not for ever; tells whether it came.
async function until(holds, millis = patienceMillis) {
  for (let waited = 0; !holds() && waited < millis; waited += 20) await sleep(20);
  return holds();
}

function phaseOf(stderr) {
  if (/^reducing /m.test(stderr)) return 'triage';
  if (/ programs /m.test(stderr)) return 'testing';
  return stderr.includes('running compiler self-tests') ? 'self-tests' : 'opening';
}

// Children inherit the environment, so the mark finds those that have lost their parent too.
function processesOf(mark, cupel) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        if (!readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(mark)) return [];
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ');
        const kind = Number(pid) === cupel ? 'cupel' : kinds.find(([, pattern]) => pattern.test(command))?.[0];
        return [{ pid: Number(pid), command, kind: kind ?? 'other' }];
      } catch {
        // Gone meanwhile.
        return [];
      }
    });
}

/** Whether a folder of the cache holds something that is neither whole nor away. */
export function draftsIn(cache, family) {
  const folder = join(cache, 'toolchains', family);
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.includes('.part-')) : [];
}
