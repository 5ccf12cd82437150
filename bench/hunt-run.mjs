// A hunt from cold, and what it has tested and used at each second.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasStore, openStoreToRead } from '../dist/store/open-store.js';
import { busySeconds, followProcesses, sumOf } from './process-cpu.mjs';

export const cupel = join(import.meta.dirname, '..', 'dist', 'cli', 'main.js');

const sampleMillis = 50;
const untested = 3;
// In which order they are shown.
const purposes = ['cupel', 'self-tests', 'target', 'reference', 'confirmation', 'other'];

/**
 * Runs a hunt in a folder of its own. `compilers` are its target and its references: the role of each, the folder that it is
 * in, and whether it is `served`, so that its own command line is used only for self-tests and confirmations. The result has
 * the report; points, each with seconds since the start, programs that were judged, and CPU seconds by purpose; and the CPU
 * seconds that others used of the machine meanwhile.
 */
export async function runHunt(args, compilers) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-hunt-'));
  const busy = busySeconds();
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const child = spawn(process.execPath, [cupel, 'hunt', '--json', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  let code;
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  child.once('close', (ended) => (code = ended));
  const isTesting = () => stderr.includes('running compiler self-tests') && !/ programs /.test(stderr);
  const purposeOf = (command) => purposeIn(command, compilers, isTesting());
  const processes = followProcesses(child.pid, { purposeOf, unseen: 'other' });
  const points = [];
  const store = watchStore(join(folder, '.cupel'));
  let spent = {};
  while (code === undefined) {
    spent = processes.sample();
    if (seconds() >= points.length) points.push({ seconds: seconds(), programs: await store.programs(), spent });
    await sleep(sampleMillis);
  }
  points.push({ seconds: seconds(), programs: await store.programs(), spent });
  await store.close();
  rmSync(folder, { recursive: true });
  // A hunt that tested nothing in its time is a result too.
  if (code !== 0 && code !== untested) throw new Error(`cupel hunt ${args.join(' ')} ended with ${code}:\n${stderr}`);
  const used = sumOf(spent);
  return { report: JSON.parse(stdout), points, purposes: inOrder(spent), elsewhere: busySeconds() - busy - used };
}

function inOrder(spent) {
  return Object.keys(spent).sort((a, b) => purposes.indexOf(a) - purposes.indexOf(b));
}

// The store is made by the hunt; reading it does not disturb.
function watchStore(folder) {
  let store;
  return {
    async programs() {
      if (!store && (await hasStore(folder))) store = await openStoreToRead(folder);
      const campaigns = (await store?.campaigns()) ?? [];
      return campaigns.reduce((sum, { programs }) => sum + programs, 0);
    },
    close: async () => store?.close(),
  };
}

// What a process is for, by its command line, or by that of what it starts; nothing once it has ended.
function purposeIn(command, compilers, isTesting) {
  if (command === '') return undefined;
  if (command.includes(cupel) || command.includes('guardian-main') || command.startsWith('unshare ')) return 'cupel';
  // A compiler that runs in the JDK of another one is named last.
  const places = compilers.map((compiler) => ({ compiler, at: command.lastIndexOf(compiler.location) }));
  const found = places.filter(({ at }) => at >= 0).sort((a, b) => b.at - a.at)[0]?.compiler;
  if (!found) return 'other';
  if (isTesting) return 'self-tests';
  return !found.served || /cupel\.server\.Main|-worker\.js/.test(command) ? found.role : 'confirmation';
}
