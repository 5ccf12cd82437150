// npm run bench -- jvm [FAMILY[@VERSION],…]: programs per second of the plain command line, one by one and in batches of
// 45 as the papers do, and of cupel's warm server, side by side in one run.
import { openTarget, resolveTarget } from '../dist/harness/toolchains/resolve.js';
import { language as groovy } from '../dist/languages/groovy/language.js';
import { language as java } from '../dist/languages/java/language.js';
import { language as kotlin } from '../dist/languages/kotlin/language.js';
import { language as scala } from '../dist/languages/scala/language.js';
import { largeProgram, smallProgram } from './jvm-programs.mjs';

const plans = {
  java: { language: java, newest: '17' },
  ecj: { language: java, newest: '3.46.100' },
  groovy: { language: groovy, newest: '5.1.3' },
  kotlin: { language: kotlin, newest: '2.4.20' },
  scala: { language: scala, newest: '3.9.0' },
};
const batchSize = 45;
const limits = { millis: 60_000, bytes: 1536 * 1024 ** 2 };
// How much is measured, after a while in which the server gets warm: it lives for hours.
const counts = {
  small: { alone: 4, warmUpMillis: 120_000, served: 900 },
  large: { alone: 2, warmUpMillis: 30_000, served: 90 },
};

const wanted = (process.argv[3] ?? Object.keys(plans).join(',')).split(',');
console.log('programs per second, wall clock, one compiler at a time; ratio: server against plain batches of 45');
console.log(
  `${'compiler'.padEnd(18)}${'size'.padEnd(8)}${'one by one'.padStart(12)}${'batches'.padStart(10)}${'server'.padStart(10)}${'ratio'.padStart(9)}`,
);
for (const name of wanted) await measure(name);

async function measure(target) {
  const [family, version] = target.split('@');
  const plan = plans[family];
  const wantedVersion = version ?? plan.newest;
  const owner = plan.language.families.find((candidate) => candidate.name === family);
  const here = (await owner.installed()).some(
    (t) => t.version === wantedVersion || t.version.startsWith(`${wantedVersion}.`),
  );
  if (!here) await owner.install(wantedVersion, (line) => console.error(line));
  const resolved = await resolveTarget(`${family}@${wantedVersion}`, plan.language.families);
  const { toolchain } = openTarget(resolved, { limits, workers: 1 });
  try {
    for (const [size, make] of [
      ['small', smallProgram],
      ['large', largeProgram],
    ]) {
      const { alone, warmUpMillis, served } = counts[size];
      const programs = (n, from) => Array.from({ length: n }, (_, i) => make(plan.language.id, from + i));
      const one = await rate(alone, async () => {
        for (const program of programs(alone, 0))
          accepted([await toolchain.observePlainly(program, { configuration: 'default' })]);
      });
      // One process for all: as one program of 45 times the files.
      const merged = { files: programs(batchSize, 100).flatMap((program) => program.files) };
      const batch = await rate(batchSize, async () =>
        accepted([await toolchain.observePlainly(merged, { configuration: 'default' })]),
      );
      const observe = async (n, from) => {
        for (let i = 0; i < n; i += batchSize)
          accepted(
            await toolchain.observe(programs(Math.min(batchSize, n - i), from + i), { configuration: 'default' }),
          );
      };
      const start = performance.now();
      for (let from = 1_000; performance.now() - start < warmUpMillis; from += batchSize)
        await observe(batchSize, from);
      const server = await rate(served, () => observe(served, 100_000));
      const cells = [one, batch, server].map((value, i) => value.toFixed(1).padStart(i === 0 ? 12 : 10)).join('');
      console.log(
        `${toolchain.id.padEnd(18)}${size.padEnd(8)}${cells}${`${(server / batch).toFixed(1)}x`.padStart(9)}`,
      );
    }
  } finally {
    await toolchain.close();
  }
}

async function rate(n, work) {
  const start = performance.now();
  await work();
  return n / ((performance.now() - start) / 1000);
}

function accepted(outcomes) {
  const other = outcomes.find(({ outcome }) => outcome.kind !== 'accepted');
  if (other) throw new Error(`a program of the benchmark was not accepted: ${JSON.stringify(other).slice(0, 600)}`);
}
