// npm run bench -- typed-view [FOLDER …] [--together] [--files N] [--show N] [--language ID]: of each folder (all of seeds/),
// how many expressions get a type that the analyser's own compiler confirms, and CPU milliseconds for 100 lines: cold, warm and
// after an edit. Each file is a program, or with --together each folder; --show prints refuted types. A folder may be
// maven:GROUP:ARTIFACT:VERSION:sources, of the language (java): the files of these that analyse with the library alone.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSeeds } from '../dist/app/seeds/read-seeds.js';
import { librarySources } from '../dist/harness/toolchains/library.js';
import { languages } from '../dist/registry.js';
import { timed } from './cpu-time.mjs';
import { checks } from './typed-view/checks.mjs';
import { confirm } from './typed-view/confirm.mjs';

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    together: { type: 'boolean' },
    files: { type: 'string' },
    show: { type: 'string', default: '0' },
    language: { type: 'string', default: 'java' },
  },
});
const seeds = existsSync('seeds')
  ? readdirSync('seeds')
      .sort()
      .map((name) => join('seeds', name))
  : [];
const all = await Promise.all(Object.values(languages).map((load) => load()));
const row = (name, cells) => console.log(name.padEnd(28) + cells.map((cell) => String(cell).padStart(12)).join(''));

row('folder', [
  'programs',
  'rejected',
  'expressions',
  'no type',
  'unwritable',
  'disturbed',
  'checked',
  'confirmed',
  'cold ms',
  'warm/100',
  'edit/100',
]);
for (const folder of positionals.length > 0 ? positionals : seeds) await measure(folder);

async function measure(folder) {
  if (folder.startsWith('maven:')) return measureLibrary(folder);
  const files = sourcesBelow(folder);
  const language = all.find(
    ({ extensions, analyzer }) =>
      analyzer && files.some(({ path }) => extensions.some((ending) => path.endsWith(ending))),
  );
  if (!language) return row(folder, ['no analyser']);
  const [ending] = language.extensions;
  const own = files.filter(({ path }) => path.endsWith(ending));
  const programs = (values.together ? [own] : own.map((file) => [file])).slice(0, Number(values.files ?? Infinity));
  const analyzer = await language.analyzer.open();
  try {
    await measurePrograms(folder, programs, { analyzer, check: checks[ending] });
  } finally {
    await analyzer.close();
  }
}

async function measureLibrary(reference) {
  const language = all.find(({ id }) => id === values.language);
  const { files } = await readSeeds(reference, language, console.log);
  const { classPath } = await librarySources(reference, () => {});
  const analyzer = await language.analyzer.open(classPath);
  const programs = files
    .map((file) => language.separateFiles?.(file) ?? [file])
    .slice(0, Number(values.files ?? Infinity));
  try {
    await measurePrograms(reference.split(':')[2], programs, { analyzer, check: checks[language.extensions[0]] });
  } finally {
    await analyzer.close();
  }
}

async function measurePrograms(folder, programs, { analyzer, check }) {
  const counts = { rejected: 0, expressions: 0, untyped: 0, unwritable: 0, disturbed: 0, refuted: 0, confirmed: 0 };
  const times = { cold: 0, warm: 0, edit: 0 };
  const lines = { warm: 0, edit: 0 };
  let shown = 0;
  // Where a process was replaced by another one, its time is lost.
  const note = (name, cpu, size) => {
    if (cpu < 0) return;
    times[name] += cpu * 1000;
    lines[name] += size;
  };
  for (const [i, files] of programs.entries()) {
    const size = files.reduce((sum, { text }) => sum + text.split('\n').length, 0);
    const { result: first, cpu } = await timed(() => analyzer.analyze(files));
    if (i === 0) times.cold = cpu * 1000;
    else note('warm', cpu, size);
    if (first.kind !== 'typed') {
      counts.rejected++;
      if (shown++ < Number(values.show))
        console.log(`  ${first.kind} ${JSON.stringify(first.diagnostics?.[0] ?? first.message).slice(0, 300)}`);
      continue;
    }
    const edited = files.map(({ path, text }) => ({ path, text: `${text}\n// ${i}\n` }));
    note('edit', (await timed(() => analyzer.analyze(edited))).cpu, size);
    const found = first.view.files.flatMap(({ path, expressions }) => expressions.map((each) => ({ ...each, path })));
    const used = found.filter(({ use, constant }) => use === 'value' && !constant);
    const typed = used.filter(({ type }) => type);
    const candidates = typed.filter(({ type }) => type.writable);
    counts.expressions += used.length;
    counts.untyped += used.length - typed.length;
    counts.unwritable += typed.length - candidates.length;
    const results = await confirm(analyzer, first.view, check, candidates);
    for (const [each, result] of results) {
      counts[result]++;
      if (result === 'confirmed' || shown++ >= Number(values.show)) continue;
      const { text } = first.view.files.find(({ path }) => path === each.path);
      console.log(
        `  ${result} ${each.path} ${text.slice(each.start, each.end).slice(0, 60)} : ${each.type.text.slice(0, 100)}`,
      );
    }
  }
  const checked = counts.confirmed + counts.refuted;
  const share = checked === 0 ? '-' : `${((100 * counts.confirmed) / checked).toFixed(2)}%`;
  const per = (name) => (lines[name] === 0 ? '-' : ((100 * times[name]) / lines[name]).toFixed(0));
  const { rejected, expressions, untyped, unwritable, disturbed } = counts;
  row(folder, [
    programs.length,
    rejected,
    expressions,
    untyped,
    unwritable,
    disturbed,
    checked,
    share,
    times.cold.toFixed(0),
    per('warm'),
    per('edit'),
  ]);
}

function sourcesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ path: path.slice(folder.length).replace(/^\//, ''), text: readFileSync(path, 'utf8') }));
}
