import { languages } from '../../dist/registry.js';
import { modelOf } from './programs.mjs';
import { queryOf } from './query.mjs';
import { shapes } from './shapes.mjs';

/** Whether every program can be printed and has the shape of its report; says which do not. */
export async function checkPrograms(reports) {
  const wrong = [];
  for (const { id, language: name, shape } of reports) {
    const language = await languages[name]();
    const { program, table } = modelOf(language, id);
    language.model.print(program);
    if (!shapes[shape]?.(queryOf(program, language.model.profile, table))) wrong.push(`${id}: ${shape}`);
  }
  console.log(`${reports.length - wrong.length} of ${reports.length} programs have the shape of their report`);
  for (const line of wrong) console.log(`  not ${line}`);
  return wrong.length === 0;
}
