// npm run bench -- jvm [FAMILY[@VERSION],…] [--warm-up SECONDS]: programs per second and per CPU second, of all processes, of
// the plain command line, one by one and in batches of 45 as the papers do, and of cupel's server: its first batch from a
// cold start, and after a warm-up, of which the output says what it was and what it took.
import { parseArgs } from 'node:util';
import { findJdks } from '../dist/harness/jvm/jdks.js';
import { serverClasses } from '../dist/harness/jvm/server-classes.js';
import { openTarget, resolveTarget } from '../dist/harness/toolchains/resolve.js';
import { language as groovy } from '../dist/languages/groovy/language.js';
import { language as java } from '../dist/languages/java/language.js';
import { language as kotlin } from '../dist/languages/kotlin/language.js';
import { language as scala } from '../dist/languages/scala/language.js';
import { inSeconds, timed } from './cpu-time.mjs';
import { largeProgram, smallProgram } from './jvm-programs.mjs';

const plans = {
  java: { language: java, newest: '17' },
  ecj: { language: java, newest: '3.46.100' },
  groovy: { language: groovy, newest: '5.1.3' },
  kotlin: { language: kotlin, newest: '2.4.20' },
  scala: { language: scala, newest: '3.9.0' },
};
const batchSize = 45;
const open = { limits: { millis: 60_000, bytes: 1536 * 1024 ** 2 }, workers: 1 };
const { values: flags, positionals } = parseArgs({
  args: process.argv.slice(3),
  options: { 'warm-up': { type: 'string', default: '120' } },
  allowPositionals: true,
});
// How much is measured. A server lives for hours, so it is measured warm as well; large programs come after small ones.
const sizes = {
  small: { make: smallProgram, alone: 4, served: 900, warmUpSeconds: Number(flags['warm-up']) },
  large: { make: largeProgram, alone: 2, served: 90, warmUpSeconds: Number(flags['warm-up']) / 4 },
};

const wanted = (positionals[0] ?? Object.keys(plans).join(',')).split(',');
const jdks = findJdks().filter(({ version }) => Number.parseInt(version, 10) >= 17);
const compiled = await timed(() => Promise.all(jdks.map(serverClasses)));
console.log('One compiler at a time, one worker; CPU seconds are those of all processes, user and system.');
console.log(
  `Not charged: compiling the server itself, once for each JDK (now ${inSeconds(compiled)}; 0 if it is cached).`,
);
for (const name of wanted) await measure(name);

async function measure(target) {
  const [family, version] = target.split('@');
  const { language, newest } = plans[family];
  const resolved = await resolve(language, family, version ?? newest);
  const { toolchain } = openTarget(resolved, open);
  try {
    for (const [size, plan] of Object.entries(sizes)) {
      const programs = (n, from) => Array.from({ length: n }, (_, i) => plan.make(language.id, from + i));
      console.log(`\n${toolchain.id}, ${size} programs`);
      const plain = async (program) =>
        requireAccepted([await toolchain.observePlainly(program, { configuration: 'default' })]);
      await row('one by one', plan.alone, async () => {
        for (const program of programs(plan.alone, 0)) await plain(program);
      });
      // One process for all: as one program of 45 times the files.
      const merged = { files: programs(batchSize, 100).flatMap((program) => program.files) };
      const batch = await row('plain batch of 45', batchSize, () => plain(merged));
      const cold = await coldStart(resolved, programs(batchSize, 500));
      await warmUp(toolchain, plan.warmUpSeconds, programs);
      const warm = await row('server, warm', plan.served, () => observe(toolchain, programs(plan.served, 100_000)));
      console.log(`  against the plain batch: cold ${ratio(cold, batch)}, warm ${ratio(warm, batch)}`);
    }
  } finally {
    await toolchain.close();
  }
}

async function resolve(language, family, version) {
  const owner = language.families.find((candidate) => candidate.name === family);
  const isInstalled = (await owner.installed()).some(
    (t) => t.version === version || t.version.startsWith(`${version}.`),
  );
  if (!isInstalled) await owner.install(version, (line) => console.error(line));
  return resolveTarget(`${family}@${version}`, language.families);
}

// The server is alive when the time is taken, and counts with all that it has used since its start.
async function coldStart(resolved, programs) {
  const { toolchain } = openTarget(resolved, open);
  try {
    return await row('server, cold', programs.length, () => observe(toolchain, programs));
  } finally {
    await toolchain.close();
  }
}

async function warmUp(toolchain, seconds, programs) {
  const began = performance.now();
  let count = 0;
  const spent = await timed(async () => {
    for (; performance.now() - began < seconds * 1000; count += batchSize)
      await observe(toolchain, programs(batchSize, 1_000 + count));
  });
  console.log(`  ${'warm-up'.padEnd(18)}${String(count).padStart(6)} programs, not measured: ${inSeconds(spent)}`);
}

async function observe(toolchain, programs) {
  for (let i = 0; i < programs.length; i += batchSize)
    requireAccepted(await toolchain.observe(programs.slice(i, i + batchSize), { configuration: 'default' }));
}

async function row(name, count, work) {
  const spent = await timed(work);
  const rates = { wall: count / spent.wall, cpu: count / spent.cpu };
  console.log(
    `  ${name.padEnd(18)}${String(count).padStart(6)} programs, ${inSeconds(spent)}: ${rates.wall.toFixed(1)} per second, ${rates.cpu.toFixed(1)} per CPU second`,
  );
  return rates;
}

function ratio(rates, base) {
  return `${(rates.wall / base.wall).toFixed(1)}x (CPU ${(rates.cpu / base.cpu).toFixed(1)}x)`;
}

function requireAccepted(outcomes) {
  const other = outcomes.find(({ outcome }) => outcome.kind !== 'accepted');
  if (other) throw new Error(`a program of the benchmark was not accepted: ${JSON.stringify(other).slice(0, 600)}`);
}
