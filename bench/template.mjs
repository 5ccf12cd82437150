// npm run bench -- template [LANGUAGE,…]: CPU milliseconds per program over all shipped templates of each language, with
// everything on and with each optimization off; then programs tested per CPU second by each tier of installed engines. Each
// tier is charged for compiling its programs; what is run before each measurement, and what that takes, is printed.
import { createRandom } from '../dist/core/random.js';
import { languages } from '../dist/registry.js';
import { inSeconds, timed } from './cpu-time.mjs';

// A JVM needs some hundreds of programs to get warm.
const [warmUp, each, tested, compilerRounds] = [20, 20, 2, 5];
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
  console.log(`${id}: ${sources.length} templates, ${each} programs of each after a warm-up of ${warmUp} of each`);
  for (const [way, settings] of ways) {
    if (settings.without?.some((optimization) => support.always?.includes(optimization))) {
      console.log(`  ${way.padEnd(16)}     n/a`);
      continue;
    }
    const opened = await support.open(sources, settings);
    const before = await timed(() => make(opened, warmUp, 'warm-up'));
    const measured = await timed(() => make(opened, each, 'bench'));
    const { programs, reached } = measured.result;
    const millis = (measured.cpu * 1000) / programs.length;
    const holes = opened.templates.reduce((sum, template) => sum + template.holes, 0) / opened.templates.length;
    await opened.close();
    console.log(
      `  ${way.padEnd(16)}${millis.toFixed(2).padStart(8)} ms per program, ${reached.toFixed(1)} of ${holes.toFixed(1)} holes reached; warm-up ${inSeconds(before)}`,
    );
  }
  const opened = await support.open(sources, {});
  const { programs } = await make(opened, 2 * tested, 'tested');
  await opened.close();
  console.log(
    `  each tier: ${programs.length / 2} programs after a warm-up of as many others; compiling them by this tier is charged`,
  );
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
    const compiler = tiers.length > 0 && toolchain.configurations.find(({ role, name }) => !role && name === 'default');
    if (compiler) await measureCompiler(toolchain, first, second);
    for (const { name } of tiers) {
      const warmed = await timed(() => toolchain.observe(copies(first, name), { configuration: name }));
      const measured = await timed(() => toolchain.observe(copies(second, name), { configuration: name }));
      printRate(`${toolchain.id}:${name}`, second.length, measured, warmed);
    }
    await toolchain.close();
  }
}

// Where programs are compiled before they run, the compiler is warm before the first tier, so that no tier is charged for
// warming it up for the others.
async function measureCompiler(toolchain, first, second) {
  const compile = (programs) => toolchain.observe(copies(programs, 'default'), { configuration: 'default' });
  const warmed = await timed(async () => {
    for (let i = 0; i < compilerRounds; i++) await compile(first);
  });
  console.log(`  ${toolchain.id}: the compiler is warmed up by ${compilerRounds * first.length} programs`);
  printRate('compiling alone', second.length, await timed(() => compile(second)), warmed);
}

function printRate(name, count, { cpu }, warmed) {
  const rate = (count / cpu).toFixed(0).padStart(6);
  console.log(`  ${name.padEnd(28)}${rate} programs per CPU second; warm-up ${inSeconds(warmed)}`);
}

// Class files are kept by the text of a program, so that in a hunt all tiers share one compilation. With another comment in
// the end it is another program: each tier compiles its own, and is charged for it.
function copies(programs, mark) {
  return programs.map(({ files, ...program }) => ({
    ...program,
    files: files.map((file) => ({ ...file, text: `${file.text}// ${mark}\n` })),
  }));
}
