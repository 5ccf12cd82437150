// npm run bench -- mutate [LANGUAGE,…]: CPU milliseconds of erasing and of overwriting types of generated programs, without
// making and printing them; how many of the types that could be left out are left out; how often overwriting succeeds.
import { createRandom } from '../dist/core/random.js';
import { analyze } from '../dist/model/inference/analyze.js';
import { findOmissions } from '../dist/model/inference/omissible.js';
import { programTypes } from '../dist/model/program/program-hierarchy.js';
import { createTypeTable } from '../dist/model/types/type-table.js';
import { languages } from '../dist/registry.js';
import { generateProgram } from '../dist/techniques/generate/generate-program.js';
import { policies } from '../dist/techniques/generate/policy.js';
import { makeWrong } from '../dist/techniques/overwrite/make-wrong.js';

const [warmUp, programs] = [1000, 500];
const known = await Promise.all(Object.values(languages).map((load) => load()));
const names = process.argv[3]?.split(',') ?? known.filter(({ model }) => model).map(({ id }) => id);
console.log(`CPU ms per program, mean of ${programs} after ${warmUp} that are not counted`);
console.log(
  `${'language'.padEnd(12)}${'erase'.padStart(8)}${'overwrite'.padStart(11)}${'lines'.padStart(7)}${'places'.padStart(8)}${'left out'.padStart(10)}${'share'.padStart(8)}${'made wrong'.padStart(12)}`,
);
const reasons = new Map();
for (const name of names) {
  const { model } = known.find(({ id }) => id === name) ?? {};
  if (!model) throw new Error(`there is no program model for ${name}`);
  const sum = { erase: 0, overwrite: 0, lines: 0, sites: 0, omitted: 0, wrong: 0 };
  for (let i = 0; i < warmUp + programs; i++) {
    const random = createRandom('bench').fork(name).fork(String(i));
    const table = createTypeTable();
    const program = generateProgram({ id: name, profile: model.profile }, policies.medium, random, table);
    const [erased, erase] = timed(() => {
      const { hierarchy } = programTypes(program, model.profile, table);
      const analysis = analyze(program, model.profile, hierarchy);
      return { sites: analysis.sites.length, omitted: findOmissions(analysis).maximal().length };
    });
    const [wronged, overwrite] = timed(() => makeWrong(program, model.profile, table, random.fork('overwrite')));
    if (i < warmUp) continue;
    sum.erase += erase;
    sum.overwrite += overwrite;
    sum.sites += erased.sites;
    sum.omitted += erased.omitted;
    sum.wrong += wronged ? 1 : 0;
    if (wronged) reasons.set(wronged.reason, (reasons.get(wronged.reason) ?? 0) + 1);
    for (const { text } of model.print(program)) sum.lines += text.split('\n').filter((line) => line.trim()).length;
  }
  const mean = (value, digits) => (value / programs).toFixed(digits);
  console.log(
    `${name.padEnd(12)}${mean(sum.erase, 2).padStart(8)}${mean(sum.overwrite, 2).padStart(11)}${mean(sum.lines, 0).padStart(7)}${mean(sum.sites, 1).padStart(8)}${mean(sum.omitted, 1).padStart(10)}${`${((100 * sum.omitted) / sum.sites).toFixed(0)} %`.padStart(8)}${`${((100 * sum.wrong) / programs).toFixed(1)} %`.padStart(12)}`,
  );
}
console.log('\nwhat was made wrong, over all languages:');
for (const [reason, count] of [...reasons].sort((a, b) => b[1] - a[1]))
  console.log(`${String(count).padStart(6)}  ${reason}`);

function timed(work) {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1000];
}
