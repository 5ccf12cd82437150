// npm run bench -- template [LANGUAGE,…]: CPU milliseconds per program over all shipped templates of each language, with
// everything on and with each optimization off; then programs tested per second by each configuration of installed engines.
import { createRandom } from '../dist/core/random.js';
import { languages } from '../dist/registry.js';
import { cpuSoFar } from './cpu-time.mjs';

// A JVM needs some hundreds of programs to get warm.
const [warmUp, each, tested] = [20, 20, 2];
const ways = [
  ['everything on', {}],
  ['no early stop', { without: ['earlyStop'] }],
  ['no hot filling', { without: ['hotFilling'] }],
  ['neither', { without: ['earlyStop', 'hotFilling'] }],
  ['static', { static: true }],
];
const known = (await Promise.all(Object.values(languages).map((load) => load()))).filter(({ templates }) => templates);
const names = process.argv[3]?.split(',') ?? known.map(({ id }) => id);

for (const { id, templates: support, families } of known.filter(({ id }) => names.includes(id))) {
  const sources = await support.shipped();
  console.log(`${id}: ${sources.length} templates, ${each} programs of each after ${warmUp} that are not counted`);
  for (const [way, settings] of ways) {
    if (settings.without?.some((optimization) => support.always?.includes(optimization))) {
      console.log(`  ${way.padEnd(16)}     n/a`);
      continue;
    }
    const opened = await support.open(sources, settings);
    await make(opened, warmUp, 'warm-up');
    const before = cpuSoFar();
    const { programs, reached } = await make(opened, each, 'bench');
    const millis = (cpuSoFar() - before) / programs.length;
    const holes = opened.templates.reduce((sum, template) => sum + template.holes, 0) / opened.templates.length;
    await opened.close();
    console.log(
      `  ${way.padEnd(16)}${millis.toFixed(2).padStart(8)} ms per program, ${reached.toFixed(1)} of ${holes.toFixed(1)} holes reached`,
    );
  }
  const opened = await support.open(sources, {});
  const { programs } = await make(opened, 2 * tested, 'tested');
  await opened.close();
  for (const family of families) await measureEngines(family, programs);
}

async function make({ templates }, count, seed) {
  const programs = [];
  let reached = 0;
  for (let i = 0; i < count; i++) {
    // Together, as a hunt does it.
    const row = templates.map((template) => template.fill(createRandom(seed).fork(template.name).fork(String(i)), i));
    for (const filled of await Promise.all(row)) {
      programs.push({ files: filled.files, driver: filled.driver });
      reached += filled.reached;
    }
  }
  return { programs, reached: reached / programs.length };
}

// The first half is for compilers and runners to start and to get warm, as they are in a hunt.
async function measureEngines(family, programs) {
  const [first, second] = [programs.slice(0, programs.length / 2), programs.slice(programs.length / 2)];
  for (const found of await family.installed()) {
    const installed = (await family.probe?.(found)) ?? found;
    const toolchain = family.open(installed, { limits: { millis: 60_000, bytes: 2 * 1024 ** 3 }, workers: 1 });
    const tiers = toolchain.configurations.filter(({ role, name }) => role && !installed.lacks?.includes(name));
    for (const { name } of tiers) {
      await toolchain.observe(first, { configuration: name });
      const before = cpuSoFar();
      await toolchain.observe(second, { configuration: name });
      const seconds = (cpuSoFar() - before) / 1000;
      console.log(
        `  ${`${toolchain.id}:${name}`.padEnd(28)}${(second.length / seconds).toFixed(0).padStart(6)} programs per CPU second`,
      );
    }
    await toolchain.close();
  }
}
