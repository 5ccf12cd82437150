// npm run bench -- kill [--kills 1000] [--seed 1] [--programs 12] [--target typescript] [--install typescript@5.6.3]
// Kills processes of cupel with -9 at random moments, and resumes what it killed until it is done. Wanted: no finding and no
// event is lost, nothing is left running or lying about, and the totals are those of a run that nobody disturbs.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { createRandom } from '../dist/core/random.js';
import { hasStore, openStore } from '../dist/store/open-store.js';
import { draftsIn, kill, pause, startRun } from './kill-run.mjs';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    kills: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    programs: { type: 'string', default: '12' },
    target: { type: 'string', default: 'typescript' },
    // Not installed otherwise: it needs a registry.
    install: { type: 'string' },
  },
});
const wanted = Number(values.kills);
const random = createRandom(values.seed);
const isTypeScript = values.target.startsWith('typescript');
const hunt = [
  ...['hunt', '--json', '--seed', '11', '--target', values.target, '--programs', values.programs],
  ...['--batch', '5', '--workers', '2', '--triage-budget', '5s'],
  ...(isTypeScript ? ['--seeds', 'seeds'] : ['--technique', 'generate']),
];
// The end of one seed of three shows a bug of TypeScript 7.0.2, so that there is something to confirm and to reduce.
const endings = ['', '', 'declare const r: { readonly f?: (n: number) => number };\nr.f ??= (n) => n;\n'];
// As many findings as it has.
const oldFindings = 3;
const oldStore = join(import.meta.dirname, '..', 'test', 'fixtures', '0.1.0', 'cupel.db');
const kindsOfHunt = ['cupel', 'guardian', 'compiler', ...(isTypeScript ? ['worker'] : ['JVM server', 'sandbox'])];
// Of so many kills one is that of a migration, and one that of an installation.
const seldom = 30;

const root = mkdtempSync(join(tmpdir(), 'kill-'));
process.on('exit', () => rmSync(root, { recursive: true, force: true }));
const kills = new Map();
const problems = [];
let done = 0;
let resumes = 0;
let campaigns = 0;
let swept = 0;

// Whoever has no more time sees what was done by then.
process.on('SIGINT', () => {
  report();
  process.exit(problems.length > 0 ? 1 : 130);
});

const undisturbed = await expectedTotals();
console.log(
  `undisturbed: ${JSON.stringify(undisturbed.totals)}, ${undisturbed.ids.length} findings, ${undisturbed.millis} ms`,
);
while (done < wanted) {
  await campaign();
  if (done < wanted) await migration();
  if (done < wanted && values.install) await installation(values.install);
}
report();
process.exit(problems.length > 0 ? 1 : 0);

async function expectedTotals() {
  const folder = makeFolder();
  const began = performance.now();
  const run = startRun(folder, hunt);
  await run.ended;
  const millis = Math.round(performance.now() - began);
  if (run.code !== 0) throw new Error(`the undisturbed run ended with ${run.code}:\n${run.stderr}`);
  return { millis, ...(await stateOf(folder)) };
}

// One campaign, resumed after each kill of cupel itself until it is over.
async function campaign() {
  const folder = makeFolder();
  const before = { ids: [], events: [] };
  const limit = done + seldom;
  // Self-tests are remembered; their processes are killed too.
  const line = random.int(0, 3) === 0 ? [...hunt, '--self-test'] : hunt;
  let run = startRun(folder, line);
  for (;;) {
    // The last run is not disturbed, so that a campaign ends.
    while (run.code === undefined && done < Math.min(limit, wanted)) await disturb(run);
    await run.ended;
    await requireNothingLeft(run, 'a hunt');
    if (run.code === 0) break;
    if (run.code !== null) {
      problem(`a hunt ended with ${run.code}: ${run.stderr.trim().split('\n').at(-1)}`);
      if (done >= wanted) return;
    }
    await requireNothingLost(folder, run, before);
    const status = await statusIn(folder);
    // It was killed between its end and that of its process.
    if (status === 'finished') break;
    resumes++;
    run = startRun(folder, status === undefined ? line : [...line, '--resume']);
  }
  campaigns++;
  const { totals, ids, others, reasons } = await stateOf(folder);
  if (!isDeepStrictEqual(totals, undisturbed.totals))
    problem(`other totals: ${JSON.stringify(totals)} instead of ${JSON.stringify(undisturbed.totals)} (${reasons})`);
  // Reduction meets other bugs on its way, as many as there is time for.
  const own = ids.filter((id) => !others.includes(id));
  if (
    !isDeepStrictEqual(
      own,
      undisturbed.ids.filter((id) => !undisturbed.others.includes(id)),
    )
  )
    problem(`other findings: ${own.join()} instead of ${undisturbed.ids.join()}`);
  rmSync(folder, { recursive: true });
}

// A database of cupel 0.1.0 that is killed while it is brought up to date.
async function migration() {
  const folder = makeFolder();
  mkdirSync(join(folder, '.cupel'));
  copyFileSync(oldStore, join(folder, '.cupel', 'cupel.db'));
  const whole = startRun(folder, ['findings', 'list', '--json', '--all', '--follow-up']);
  await pause(whole, random.int(0, 900));
  count('cupel', 'migration', kill(whole.child.pid));
  await whole.ended;
  await requireNothingLeft(whole, 'a migration');
  const again = startRun(folder, ['findings', 'list', '--json', '--all', '--follow-up']);
  await again.ended;
  const found = again.stdout.trim().split('\n').length;
  if (again.code !== 0 || found !== oldFindings)
    problem(`after a killed migration: ${again.code}, ${found} findings, ${again.stderr}`);
  rmSync(folder, { recursive: true });
}

// An installation into an empty cache, in which any process is killed.
async function installation(target) {
  const folder = makeFolder();
  const cache = join(folder, 'cache');
  const [family] = target.split('@');
  const run = startRun(folder, ['toolchains', 'add', target], { CUPEL_CACHE: cache });
  await pause(run, random.int(200, 4200));
  killOne(run, 'installation');
  await run.ended;
  await requireNothingLeft(run, 'an installation');
  for (const draft of draftsIn(cache, family)) problem(`left in the cache: ${draft}`);
  const again = startRun(folder, ['toolchains', 'add', target], { CUPEL_CACHE: cache });
  await again.ended;
  if (again.code !== 0) problem(`after a killed installation: ${again.stderr}`);
  rmSync(folder, { recursive: true });
}

// Each kind of process is as likely as another. Most of the time a run has none but cupel and its guardian: others are waited for.
async function disturb(run) {
  const kind = random.pick(kindsOfHunt);
  await pause(run, random.int(0, kind === 'cupel' ? Math.round(undisturbed.millis / 3) : 250));
  while (run.code === undefined && !killOne(run, run.phase(), (each) => each.kind === kind)) await pause(run, 20);
}

function killOne(run, phase, isMeant = () => true) {
  const processes = run.processes().filter(isMeant);
  if (processes.length === 0) return false;
  const victim = random.pick(processes);
  count(victim.kind, phase, kill(victim.pid));
  return true;
}

function count(kind, phase, isKilled) {
  if (!isKilled) return;
  done++;
  const name = `${kind}, ${phase}`;
  kills.set(name, (kills.get(name) ?? 0) + 1);
  if (done % 50 === 0) console.log(`${done} kills, ${campaigns} campaigns, ${problems.length} problems`);
}

async function requireNothingLeft(run, what) {
  const leftovers = await run.leftovers();
  if (run.swept) swept++;
  for (const left of leftovers) problem(`left by ${what} (${run.phase()}): ${left}`);
}

// What was shown, or stored before, is stored now; and each finding has one event that tells of it.
async function requireNothingLost(folder, run, before) {
  if ((await statusIn(folder)) === undefined) return;
  const now = await stateOf(folder);
  const shown = [...run.stderr.matchAll(/^found (\w+) /gm)].map(([, id]) => id);
  for (const id of [...before.ids, ...shown]) if (!now.ids.includes(id)) problem(`finding ${id} is lost`);
  for (const event of before.events) if (!now.events.includes(event)) problem(`event ${event} is lost`);
  for (const id of shown) if (!now.events.includes(`found ${id}`)) problem(`event of finding ${id} is lost`);
  const told = now.events.filter((event) => event.startsWith('found '));
  if (new Set(told).size !== told.length) problem(`told twice: ${told.join()}`);
  for (const id of now.news) if (!told.includes(`found ${id}`)) problem(`finding ${id} has no event`);
  Object.assign(before, now);
}

async function statusIn(folder) {
  if (!(await hasStore(join(folder, '.cupel')))) return undefined;
  return withStore(folder, async (store) => (await store.campaigns())[0]?.status);
}

async function stateOf(folder) {
  return withStore(folder, async (store) => {
    const [{ id, programs, counts, generatorFailures }] = await store.campaigns();
    const findings = (await store.findings()).map(({ finding }) => finding);
    const events = await store.events(id);
    const reasons = await store.inconclusiveReasons(id);
    return {
      reasons: reasons.map(({ why, count }) => `${count} ${why}`).join('; '),
      totals: { programs, counts, generatorFailures },
      ids: findings.map((each) => each.id).sort(),
      others: findings
        .filter(({ program }) => program.trace.some((step) => /^met while/.test(step)))
        .map((each) => each.id),
      news: findings.filter(({ knownBug }) => knownBug === undefined).map((each) => each.id),
      events: events.map(({ kind, finding, index }) => `${kind} ${finding ?? index}`),
    };
  });
}

async function withStore(folder, work) {
  const store = await openStore(join(folder, '.cupel'));
  return work(store).finally(() => store.close());
}

function makeFolder() {
  const folder = mkdtempSync(join(root, 'run-'));
  mkdirSync(join(folder, 'seeds'));
  const lines = Array.from({ length: 12 }, (_, i) => `export const value${i}: number = ${i} + 1;\n`);
  for (const [i, ending] of endings.entries()) writeFileSync(join(folder, 'seeds', `${i}.ts`), lines.join('') + ending);
  return folder;
}

function problem(text) {
  problems.push(text);
  console.log(`PROBLEM: ${text}`);
}

function report() {
  console.log(`\n${'process, phase'.padEnd(32)} kills`);
  for (const [name, times] of [...kills].sort()) console.log(`${name.padEnd(32)} ${String(times).padStart(5)}`);
  console.log(`${'all'.padEnd(32)} ${String(done).padStart(5)}`);
  console.log(`${campaigns} campaigns ended, ${resumes} times resumed; folders left to the next cupel: ${swept} times`);
  console.log(`problems: ${problems.length}`);
}
