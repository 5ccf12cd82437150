// npm run bench -- skeleton [LANGUAGE …] [--programs N] [--seed S] [--target T] [--library SOURCES] [--show N]: of each language,
// the share of programs that compile as they were filled, before anything was taken back, and after it; the share of the seed's
// values that was replaced; programs per CPU second, first with seeds to be measured and then without; and, with --target, how
// many the compiler accepts. The technique spe is measured as well.
import { parseArgs } from 'node:util';
import { createRandom } from '../dist/core/random.js';
import { languages } from '../dist/registry.js';
import { readLibraries } from '../dist/app/read-libraries.js';
import { openSkeletons } from '../dist/techniques/skeleton/open-skeletons.js';
import { technique as skeleton } from '../dist/techniques/skeleton/technique.js';
import { technique as spe } from '../dist/techniques/spe/technique.js';
import { timed } from './cpu-time.mjs';

const { values: flags, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    programs: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    library: { type: 'string' },
    show: { type: 'string', default: '0' },
  },
});
const programs = Number(flags.programs);
const row = (name, cells) => console.log(name.padEnd(22) + cells.map((cell) => String(cell).padStart(14)).join(''));
const percent = (part, whole) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`);
const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

row('', [
  'programs',
  'as filled',
  'every round',
  '>=30% & sound',
  'replaced',
  'taken back',
  'edits',
  'per CPU s',
  'warm/CPU s',
]);
for (const id of positionals.length > 0 ? positionals : ['typescript', 'java', 'kotlin', 'groovy', 'scala']) {
  const language = await languages[id]();
  const seeds = (await language.seeds?.()) ?? [];
  const settings = flags.library ? { library: flags.library.split(',') } : {};
  const { library } = await readLibraries(skeleton, language, settings);
  await measureSkeleton(language, { seeds, library });
  await measureSpe(language, seeds);
}

async function measureSkeleton(language, material) {
  const skeletons = openSkeletons({ language, ...material, fillings: 1, merged: 1 });
  const make = (index) => skeletons.fill(createRandom(flags.seed).fork(String(index)), 0);
  try {
    const all = [];
    const cold = await timed(async () => {
      for (let i = 0; i < programs; i++) all.push(await make(i));
    });
    const again = Math.min(programs, 20);
    const warm = await timed(async () => {
      for (let i = 0; i < again; i++) await make(i);
    });
    const first = all.map(({ rounds }) => rounds[0]).filter(Boolean);
    const rounds = all.flatMap((each) => each.rounds);
    const sum = (name) => rounds.reduce((total, each) => total + each[name], 0);
    row(`${language.id} skeleton`, [
      all.length,
      percent(first.filter(({ sound }) => sound).length, first.length),
      percent(all.filter((each) => each.rounds.every(({ sound }) => sound)).length, all.length),
      percent(first.filter(({ sound, replaced }) => sound && replaced >= 0.3).length, first.length),
      `${(100 * mean(first.map(({ replaced }) => replaced))).toFixed(1)}%`,
      percent(sum('takenBack'), sum('edits')),
      mean(all.map((each) => each.rounds.reduce((total, { edits }) => total + edits, 0))).toFixed(1),
      (programs / cold.cpu).toFixed(2),
      (again / warm.cpu).toFixed(2),
    ]);
    for (const { text, into, from, steps } of all.slice(0, Number(flags.show)))
      console.log(`--- ${into} ${from.join()}\n${steps.join('\n')}\n${text}`);
  } finally {
    await skeletons.close();
  }
}

async function measureSpe(language, seeds) {
  const analyzer = await language.analyzer.open();
  const maker = spe.open({ language, sources: { seeds } });
  try {
    const texts = [];
    const { cpu } = await timed(async () => {
      for (let i = 0; i < programs; i++)
        texts.push(
          await maker.make(createRandom(flags.seed).fork(String(Math.floor(i / maker.variants))), i % maker.variants),
        );
    });
    let sound = 0;
    for (const { files } of texts) if ((await analyzer.analyze(files)).kind === 'typed') sound++;
    row(`${language.id} spe`, [
      programs,
      percent(sound, programs),
      '-',
      '-',
      '-',
      '-',
      '-',
      (programs / cpu).toFixed(2),
      '-',
    ]);
  } finally {
    await analyzer.close();
    await maker.close();
  }
}
