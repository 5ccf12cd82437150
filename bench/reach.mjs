// npm run bench -- reach: which published typing bugs there is a program of the model for that shows them, and what the
// model lacks for the others. `check`: every program is printed and has the shape that its report is searched by.
// `compile [REPORT,…] [TARGET]`: compilers of the time of the reports show the bugs. `generate [REPORT,…] [PROGRAMS]`: in
// the how manieth program the generator and the mutations make each shape.
import { programs } from './reach/programs.mjs';
import reports from './reach/reports.json' with { type: 'json' };

const [mode, only = 'all', last] = process.argv.slice(3);
const own = reports.filter(({ library, id }) => !library && (only === 'all' || only.split(',').includes(id)));
const shown = own.filter(({ id }) => programs[id]);

switch (mode) {
  case 'check':
    process.exitCode = (await (await import('./reach/check.mjs')).checkPrograms(shown)) ? 0 : 1;
    break;
  case 'compile':
    await (await import('./reach/compile.mjs')).compilePrograms(shown, last);
    break;
  case 'generate':
    await (await import('./reach/generate.mjs')).searchPrograms(shown, Number(last ?? 100_000));
    break;
  default:
    tellAll();
}

function tellAll() {
  console.log(`${own.length} of ${reports.length} reports need no library`);
  console.log(`${shown.length} of them (${percent(shown.length, own.length)}) are programs here that show the bug`);
  const rest = own.filter(({ id }) => !programs[id]);
  tell(
    'No compiler at hand shows it',
    rest.filter(({ unshown }) => unshown),
    ({ unshown }) => unshown,
  );
  tell(
    'The model or the printer lacks',
    rest.filter(({ unshown }) => !unshown),
    ({ missing }) => missing ?? 'a program',
  );
  tell('Shapes of the programs', shown, ({ shape }) => shape);
}

function tell(title, some, nameOf) {
  console.log(`\n${title}, with the number of reports (${some.length} in all):`);
  const groups = new Map();
  for (const report of some) groups.set(nameOf(report), [...(groups.get(nameOf(report)) ?? []), report.id]);
  for (const [name, ids] of [...groups].sort(([a, x], [b, y]) => y.length - x.length || a.localeCompare(b)))
    console.log(`  ${String(ids.length).padStart(3)}  ${name.padEnd(36)}${ids.join(', ')}`);
}

function percent(part, whole) {
  return `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;
}
