// Looks for the shapes of the reports in programs that the generator and the mutations make.
import { createRandom } from '../../dist/core/random.js';
import { analyze } from '../../dist/model/inference/analyze.js';
import { findOmissions } from '../../dist/model/inference/omissible.js';
import { programTypes } from '../../dist/model/program/program-hierarchy.js';
import { createTypeTable } from '../../dist/model/types/type-table.js';
import { languages } from '../../dist/registry.js';
import { generateProgram } from '../../dist/techniques/generate/generate-program.js';
import { policies } from '../../dist/techniques/generate/policy.js';
import { makeWrong } from '../../dist/techniques/overwrite/make-wrong.js';
import { queryOf } from './query.mjs';
import { shapes } from './shapes.mjs';

/** Prints for each language and shape in the how manieth program it is found first: a generated, an erased or an overwritten one. */
export async function searchPrograms(reports, most) {
  let found = 0;
  for (const id of [...new Set(reports.map(({ language }) => language))]) {
    const own = reports.filter(({ language }) => language === id);
    const first = await searchLanguage(await languages[id](), [...new Set(own.map(({ shape }) => shape))], most);
    console.log(`\n${id}: ${first.size} of ${new Set(own.map(({ shape }) => shape)).size} shapes`);
    for (const report of own) {
      const at = first.get(report.shape);
      if (at) found++;
      const place = at ? `program ${at.program} (${at.technique} ${at.index})` : '-';
      console.log(`  ${report.id.padEnd(16)}${report.shape.padEnd(36)}${place}`);
    }
  }
  console.log(`\n${found} of ${reports.length} have their shape among the first ${most} programs of their language`);
}

async function searchLanguage({ id, model }, names, most) {
  const first = new Map();
  const missing = new Set(names.filter((name) => shapes[name]));
  let program = 0;
  for (let index = 0; program < most && missing.size > 0; index++)
    for (const { technique, made, table } of programsAt(id, model.profile, index)) {
      program++;
      const q = tried(() => queryOf(made, model.profile, table));
      for (const name of q ? missing : [])
        if (tried(() => shapes[name](q))) {
          first.set(name, { program, technique, index });
          missing.delete(name);
          console.error(`${id}: program ${program} (${technique} ${index}) has ${name}; ${missing.size} left`);
        }
    }
  return first;
}

function* programsAt(id, profile, index) {
  const random = createRandom('reach').fork(id).fork(String(index));
  const table = createTypeTable();
  const program = generateProgram({ id, profile }, policies.medium, random, table);
  yield { technique: 'generate', made: program, table };
  const analysis = analyze(program, profile, programTypes(program, profile, table).hierarchy);
  const omitted = findOmissions(analysis)
    .maximal()
    .map((site) => site.id);
  yield { technique: 'erase', made: { ...program, omitted }, table };
  const wronged = makeWrong(program, profile, table, random.fork('overwrite'));
  if (wronged) yield { technique: 'overwrite', made: wronged.program, table };
}

// A wrong program may have no answer: a class that is declared twice, one that inherits from itself.
function tried(ask) {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
