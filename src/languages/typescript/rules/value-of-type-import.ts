import { atFault, insertBefore } from '../../../model/rules/edits.js';
import { rejected } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import { topStatements } from './shared/places.js';

/** What is imported as a type has no value. */
export const rule = defineRule({
  id: 'value-of-type-import',
  summary: 'a class that is imported by import type cannot be used as a value',
  cites: { document: 'TypeScript Release Notes', section: '3.8: Type-Only Imports and Export' },
  since: { typescript: '3.8.2' },
  example: 'export const a = 1;\n',
  expectation: rejected('a type-only import is used as a value', 'TS1361'),
  precondition: (program) => topStatements(program).filter(({ path }) => !path.includes('/')),
  transformation: (place, { fresh }) => {
    const [name, file] = [fresh('Hidden'), fresh('hidden')];
    return [
      { path: `${file}.ts`, start: 0, end: 0, text: `export class ${name} {}\n` },
      atFault(insertBefore(place, `import type { ${name} } from './${file}.js'; new ${name}();\n`)),
    ];
  },
});
