import { atFault, insertBefore } from '../../../model/rules/edits.js';
import { rejected } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import { topStatements } from './shared/places.js';

/** What is imported is exported. */
export const rule = defineRule({
  id: 'import-of-nothing',
  summary: 'only what a module exports can be imported',
  cites: { document: 'TypeScript Handbook', section: 'Modules: Additional Import Syntax' },
  example: 'export const a = 1;\n',
  expectation: rejected('a name is imported that its module does not export', 'TS2305', 'TS2724'),
  precondition: (program) => topStatements(program).filter(({ path }) => !path.includes('/')),
  transformation: (place, { fresh }) => {
    const [name, file] = [fresh('absentThing'), fresh('absent')];
    return [
      { path: `${file}.ts`, start: 0, end: 0, text: 'export const present = 1;\n' },
      atFault(insertBefore(place, `import { ${name} } from './${file}.js';\n`)),
    ];
  },
});
