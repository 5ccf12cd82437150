// npm run bench -- hunt [LANGUAGE[@VERSION[:check]],…] [--seconds 60,180] [--reference] [--self-test] [--batches 3] [--back-end 1] [--run 0] [--seed 17]
// Hunts from cold: programs per second and per CPU second at each of these times and in the last third (at most 3 minutes),
// and CPU seconds by purpose; beside plain batches of 45 of the same programs, compiled in the same run. `default` is the
// hunt of somebody who only types `cupel hunt`.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { resolveTarget } from '../dist/harness/toolchains/resolve.js';
import { languages } from '../dist/registry.js';
import { runHunt } from './hunt-run.mjs';
import { batchSize, measurePlain } from './plain-batch.mjs';
import { sumOf } from './process-cpu.mjs';

// What a hunt should reach, as a multiple of plain batches: in the first minute, in the first three, and when it is warm.
const plans = {
  java: { target: 'java@17', reference: 'ecj@3.46.100', goals: { 60: 4, 180: 6, last: 8 } },
  groovy: { target: 'groovy@5.1.3', reference: 'groovy@4.0.15', goals: { 60: 2, 180: 4, last: 6 } },
  kotlin: { target: 'kotlin@2.4.20', reference: 'kotlin@1.5.31', goals: { 60: 1.5, 180: 3, last: 5 } },
  scala: { target: 'scala@3.9.0', reference: 'scala@3.3.0', goals: { 60: 1.5, 180: 3, last: 5 } },
  // Here the goal is that compilers and engines have at least 85 % of the CPU time.
  default: {},
};
// Compilers and engines of `cupel hunt`, by what stands in their command lines.
const defaultCompilers = [
  { role: 'typescript@7', location: '@typescript/typescript-' },
  { role: 'typescript@6', location: 'javascript-worker' },
  { role: 'typescript@6', location: 'node_modules/typescript/' },
  { role: 'engine', location: process.execPath },
];

const cores = availableParallelism();
const { values: flags, positionals } = parseArgs({
  args: process.argv.slice(3),
  options: {
    seconds: { type: 'string', default: '60,180' },
    reference: { type: 'boolean', default: false },
    'self-test': { type: 'boolean', default: false },
    batches: { type: 'string', default: '3' },
    'back-end': { type: 'string', default: '1' },
    run: { type: 'string' },
    seed: { type: 'string', default: '17' },
  },
  allowPositionals: true,
});
const marks = flags.seconds.split(',').map(Number);
const longest = Math.max(...marks);

console.log(
  `Hunts of ${longest} s on ${cores} cores, seed ${flags.seed}; all CPU time of all processes, user and system.`,
);
console.log(
  'A hunt has a store of its own, no warm server, and no triage. Not charged: what is done once, by a hunt of one',
);
console.log(
  'program before: classes and archives of servers, and the self-tests, which are remembered for a day. With',
);
console.log('--self-test they are charged; programs that compilers get meanwhile count as self-tests too.');
console.log('cupel is everything of cupel itself: generating, judging, the store, and whatever else it does.');
console.log('Plain batches: one process for each, with the default flags of the JVM; the mean of several.');
for (const name of (positionals[0] ?? Object.keys(plans).join(',')).split(',')) await measure(name);

async function measure(name) {
  const [language] = name.split(/[@:]/);
  const plan = plans[language];
  if (!plan) throw new Error(`there is no plan for ${language}; known are ${Object.keys(plans).join(', ')}`);
  if (language === 'default') {
    await measureHunt('cupel hunt', [], defaultCompilers, {});
    return;
  }
  const target = /@/.test(name) ? name : `${plan.target}${name.slice(language.length)}`;
  const { families } = await languages[language]();
  const { installed, configuration } = await resolveTarget(target, families);
  const compilers = [{ role: 'target', location: installed.location, served: true }];
  // The plain compiler compiles all programs to the end.
  const depth = ['--back-end', flags['back-end'], ...(flags.run ? ['--run', flags.run] : [])];
  const args = ['--technique', 'generate', '--target', target, '--triage-budget', '0', ...depth];
  const plain = await measurePlain({ language, target, installed, configuration }, flags);
  const cost = costOf(plain, target);
  const alone = await measureHunt(target, [...args, '--reference', 'none'], compilers, { cost, goals: plan.goals });
  if (!flags.reference) return;
  const reference = await resolveTarget(plan.reference, families);
  const both = [...compilers, { role: 'reference', location: reference.installed.location, served: true }];
  const title = `${target} with the reference ${plan.reference}`;
  const compared = await measureHunt(title, [...args, '--reference', plan.reference], both, {
    cost,
    goals: plan.goals,
  });
  const less = 1 - compared.at(-1).perCpu / alone.at(-1).perCpu;
  console.log(`  with the reference ${percent(less)} fewer programs per CPU second in the end (goal: at most 25 %)`);
}

// CPU seconds per program of the plain compiler.
function costOf({ generation, measured }, target) {
  if (measured.length === 0) throw new Error(`${target} compiled no plain batch to its end`);
  const each = measured.map(({ cpu, programs }) => (programs / cpu).toFixed(2)).join(', ');
  const sum = (key) => measured.reduce((all, batch) => all + batch[key], 0);
  console.log(`\n${target}: plain batches of ${batchSize}: ${each} programs per CPU second`);
  console.log(`  generating alone: ${(1000 * generation).toFixed(1)} CPU ms per program, start included`);
  return sum('cpu') / sum('programs');
}

async function measureHunt(title, args, compilers, { cost, goals = {} }) {
  const seeded = [...args, '--seed', flags.seed];
  await runHunt([...seeded, ...(args.length > 0 ? ['--programs', '1'] : ['--for', '8s'])], compilers);
  const selfTest = flags['self-test'] ? ['--self-test'] : [];
  const { report, points, purposes, elsewhere } = await runHunt(
    [...seeded, '--for', `${longest}s`, ...selfTest],
    compilers,
  );
  console.log(`\n${title}: ${JSON.stringify(report.campaigns?.map(summary) ?? summary(report))}`);
  const heads = ['programs', 'per s', 'per CPU s', ...(cost ? ['plain x', 'goal'] : []), ...purposes, 'idle'];
  console.log(`${''.padEnd(14)}${heads.map((head) => head.padStart(13)).join('')}`);
  const steady = Math.min(180, longest / 3);
  const spans = [
    ...marks.map((mark) => ({ name: `first ${mark} s`, from: 0, to: mark, goal: goals[mark] })),
    { name: `last ${steady.toFixed(0)} s`, from: longest - steady, to: longest, goal: goals.last },
  ];
  const rows = spans.map((span) => rowOf(span, points));
  for (const [i, row] of rows.entries()) {
    const ratio = cost ? [(row.perCpu * cost).toFixed(2), `${spans[i].goal ?? '-'}`] : [];
    const spent = purposes.map((purpose) => share(row.spent[purpose] ?? 0, row));
    const cells = [String(row.programs), row.perSecond.toFixed(1), row.perCpu.toFixed(2), ...ratio, ...spent];
    const idle = share(row.seconds * cores - row.cpu, row);
    console.log(`  ${spans[i].name.padEnd(12)}${[...cells, idle].map((cell) => cell.padStart(13)).join('')}`);
  }
  if (elsewhere > longest / 20) console.log(`  others used ${elsewhere.toFixed(0)} CPU s of the machine meanwhile`);
  return rows;
}

function summary({ programs, programsPerSecond, verdicts, findings }) {
  return { programs, programsPerSecond, ...verdicts, findings: findings.length };
}

// What was done and used between two times.
function rowOf({ from, to }, points) {
  const at = (second) => points.findLast((point) => point.seconds <= second + 0.5) ?? points[0];
  // The last time includes the end of the hunt.
  const [first, last] = [
    from === 0 ? { seconds: 0, programs: 0, spent: {} } : at(from),
    to === longest ? points.at(-1) : at(to),
  ];
  const spent = Object.fromEntries(
    Object.entries(last.spent).map(([purpose, cpu]) => [purpose, cpu - (first.spent[purpose] ?? 0)]),
  );
  const [programs, seconds, cpu] = [last.programs - first.programs, last.seconds - first.seconds, sumOf(spent)];
  return { programs, seconds, cpu, spent, perSecond: programs / seconds, perCpu: programs / cpu };
}

function share(cpu, row) {
  return `${cpu.toFixed(1)} (${percent(cpu / (row.seconds * cores))})`;
}

function percent(value) {
  return `${(100 * value).toFixed(0)} %`;
}
