// npm run bench -- causes [--seeds 1] [--cpu 300] [--target groovy@4.0.0] [--reference groovy@5.1.3] [--ways muted,unmuted]
// Does it find more bugs if frequent ones are muted by their causes? For each of the seeds 1, 2, … two hunts, with and without
// that, each stopped after so many CPU seconds of all its processes. Nothing is avoided before program 192 or so: a short run
// shows only that the two do the same until then. The way `even` is muted without swarm testing: every program may have every
// feature; compare it with `muted`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isFollowUp } from '../dist/core/rank.js';
import { openStoreToRead } from '../dist/store/open-store.js';
import { followProcesses, sumOf } from './process-cpu.mjs';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    seeds: { type: 'string', default: '1' },
    cpu: { type: 'string', default: '300' },
    target: { type: 'string', default: 'groovy@4.0.0' },
    reference: { type: 'string', default: 'groovy@5.1.3' },
    ways: { type: 'string', default: 'muted,unmuted' },
  },
});
const sampleMillis = 100;
const pointsPerHunt = 6;
const budget = Number(values.cpu);

console.log(`${values.target} against ${values.reference}, ${budget} CPU s for each hunt`);
for (let seed = 1; seed <= Number(values.seeds); seed++)
  for (const way of values.ways.split(',')) console.log(await line(String(seed), way));

async function line(seed, way) {
  const { points, avoided, programs, inconclusive } = await huntFor(seed, way);
  const bugs = points.at(-1)?.bugs ?? 0;
  const course = points.map(({ cpu, bugs }) => `${bugs} at ${cpu.toFixed(0)} s`).join(', ');
  const features = avoided.length > 0 ? `; without ${avoided.join(', ')}` : '';
  return (
    `seed ${seed}, ${way.padEnd(7)}: ${bugs} bugs in ${programs} programs (${inconclusive} inconclusive), ` +
    `${((60 * bugs) / budget).toFixed(2)} per CPU minute (${course})${features}`
  );
}

async function huntFor(seed, way) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-causes-'));
  const policy = way === 'even' ? { policy: { swarm: { everything: 1 } } } : {};
  const settings = { target: [values.target], reference: [values.reference], technique: 'generate', seed, ...policy };
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'causes-run.mjs'), way, JSON.stringify({ ...settings, store: folder })],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const ended = once(child, 'exit');
  const processes = followProcesses(child.pid, { purposeOf: () => 'hunt', unseen: 'hunt' });
  const points = [];
  const found = new Set();
  child.on('message', (id) => found.add(id));
  for (let cpu = 0; cpu < budget && child.exitCode === null; ) {
    await sleep(sampleMillis);
    cpu = sumOf(processes.sample());
    if (cpu >= (budget * (points.length + 1)) / pointsPerHunt) points.push({ cpu, bugs: found.size });
  }
  if (child.connected) child.disconnect();
  const [code] = await ended;
  if (code !== 0) throw new Error(`the hunt ended with ${code}`);
  const store = await openStoreToRead(folder);
  const [campaign] = await store.campaigns();
  const findings = (await store.findings()).filter(({ finding, status }) => status === 'open' && !isFollowUp(finding));
  await store.close();
  rmSync(folder, { recursive: true });
  const avoided = (campaign.settings.avoided ?? []).flatMap(({ avoids }) => avoids ?? []);
  const { programs, counts } = campaign;
  return { points: [...points.slice(0, -1), { cpu: budget, bugs: findings.length }], avoided, programs, ...counts };
}
