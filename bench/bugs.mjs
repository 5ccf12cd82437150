// npm run bench -- bugs DIST [--pairs groovy@4.0.0/groovy@5.1.3,…] [--techniques generate,overwrite] [--cpu 600] [--seeds 3]
// Does this build of cupel find more bugs than another one, whose folder dist is given? For each pair of target and reference,
// technique and seed one hunt by each build, unmuted and without triage, stopped after so many CPU seconds of all its
// processes. A bug is what the store holds under one name, follow-ups left out; one that a newer version of the same compiler
// does not have is fixed. Known bugs count, since the two builds know different ones.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { followProcesses, sumOf } from './process-cpu.mjs';

const { values: flags, positionals } = parseArgs({
  args: process.argv.slice(3),
  options: {
    pairs: { type: 'string', default: 'groovy@4.0.0/groovy@5.1.3,kotlin@1.5.31/kotlin@2.4.20,scala@3.2.0/scala@3.9.0' },
    techniques: { type: 'string', default: 'generate,overwrite' },
    cpu: { type: 'string', default: '600' },
    seeds: { type: 'string', default: '3' },
  },
  allowPositionals: true,
});
if (!positionals[0]) throw new Error('give the folder dist of another build of cupel');
const sampleMillis = 100;
const builds = [
  { name: 'before', dist: resolve(positionals[0]) },
  { name: 'now', dist: join(import.meta.dirname, '..', 'dist') },
];

console.log(
  `Bugs that hunts of ${flags.cpu} CPU s find (those that a newer version does not have); ${flags.seeds} seeds`,
);
for (const pair of flags.pairs.split(','))
  for (const technique of flags.techniques.split(',')) await compare(pair.split('/'), technique);

async function compare([target, reference], technique) {
  console.log(`\n${technique} on ${target} against ${reference}`);
  for (const build of builds) {
    const [all, fixed, counts] = [new Map(), new Set(), []];
    let programs = 0;
    for (let seed = 1; seed <= Number(flags.seeds); seed++) {
      const hunt = await huntWith(build.dist, { target, reference, technique, seed: String(seed) });
      programs += hunt.programs;
      counts.push(hunt.bugs.length);
      for (const { id, signature, evidence } of hunt.bugs) {
        all.set(id, signature);
        if (evidence === 'fixed') fixed.add(id);
      }
    }
    console.log(
      `  ${build.name.padEnd(7)}${all.size} bugs, ${fixed.size} of them fixed (by seed: ${counts.join(', ')}), in ${programs} programs`,
    );
    for (const [id, signature] of [...all].sort(([a], [b]) => (a < b ? -1 : 1)))
      console.log(`    ${id.slice(0, 10)} ${fixed.has(id) ? 'fixed ' : ''}${signature}`);
  }
}

async function huntWith(dist, { target, reference, technique, seed }) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-bugs-'));
  const args = ['--target', target, '--reference', reference, '--technique', technique, '--seed', seed];
  const child = spawn(
    process.execPath,
    [join(dist, 'cli', 'main.js'), 'hunt', ...args, '--unmuted', '--triage-budget', '0', '--for', '8h'],
    { cwd: folder, stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  const processes = followProcesses(child.pid, { purposeOf: () => 'hunt', unseen: 'hunt' });
  while (child.exitCode === null && sumOf(processes.sample()) < Number(flags.cpu)) await sleep(sampleMillis);
  child.kill('SIGINT');
  const [code] = await ended;
  if (code !== 0) throw new Error(`${target}: the hunt ended with ${code}`);
  const { openStoreToRead } = await import(pathToFileURL(join(dist, 'store', 'open-store.js')).href);
  const { isFollowUp } = await import(pathToFileURL(join(dist, 'core', 'rank.js')).href);
  const { signatureText } = await import(pathToFileURL(join(dist, 'core', 'signature.js')).href);
  const store = await openStoreToRead(join(folder, '.cupel'));
  const found = await store.findings();
  const [{ programs }] = await store.campaigns();
  await store.close();
  rmSync(folder, { recursive: true });
  const bugs = found
    .filter(({ finding, status }) => status !== 'duplicate' && !isFollowUp(finding))
    .map(({ finding }) => ({
      id: finding.id,
      signature: signatureText(finding.signature),
      evidence: finding.evidence,
    }));
  return { programs, bugs };
}
