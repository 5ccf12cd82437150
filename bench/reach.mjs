// npm run bench -- reach [compile] [REPORT,…]: which published typing bugs the model can hold, and what it lacks for the
// others, most frequent first. `compile` shows the programs that are written here to compilers of the reports' time.
import reports from './reach/reports.json' with { type: 'json' };

const [mode, only] = process.argv.slice(3);
const wanted = only?.split(',');
const own = reports.filter(({ library, id }) => !library && (!wanted || wanted.includes(id)));
const held = own.filter(({ missing }) => !missing);

console.log(`${own.length} of ${reports.length} reports need no library`);
console.log(`${held.length} of them (${percent(held.length, own.length)}) are programs that the model can hold`);
console.log('\nMissing, with the number of reports that need it:');
for (const [name, ids] of byFrequency(own.filter(({ missing }) => missing).map((each) => [each.missing, each.id])))
  console.log(`  ${String(ids.length).padStart(3)}  ${name.padEnd(24)}${ids.join(', ')}`);
console.log('\nShapes, with the number of reports that need them:');
for (const [name, ids] of byFrequency(held.map((each) => [each.shape, each.id])))
  console.log(`  ${String(ids.length).padStart(3)}  ${name.padEnd(36)}${ids.join(', ')}`);

if (mode === 'compile') await (await import('./reach/compile.mjs')).compilePrograms(own);

function byFrequency(pairs) {
  const groups = new Map();
  for (const [name, id] of pairs) groups.set(name, [...(groups.get(name) ?? []), id]);
  return [...groups].sort(([a, x], [b, y]) => y.length - x.length || a.localeCompare(b));
}

function percent(part, whole) {
  return `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;
}
