import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import { movableTypes } from './shared/modules.js';
import { nameOf } from './shared/places.js';

/** A type can be in another module. */
export const rule = defineRule({
  id: 'moved-to-module',
  summary: 'a type that is imported from another module is the same type',
  cites: { document: 'TypeScript Handbook', section: 'Modules: TypeScript Specific ES Module Syntax' },
  since: { typescript: '3.8.2' },
  example: 'export interface A {\n  a: number;\n}\nexport const b: A = { a: 1 };\n',
  expectation: same,
  precondition: (program) => movableTypes(program),
  transformation: (node, { fresh }) => {
    const [name, file] = [nameOf(node), fresh('moved')];
    if (!name) return undefined;
    const bare = node.text.replace(/^export\s+/, '');
    const again = bare === node.text ? '' : `export type { ${name.text} };`;
    return [
      { path: `${file}.ts`, start: 0, end: 0, text: `export ${bare}\n` },
      replace(node, `import type { ${name.text} } from './${file}.js'; ${again}`),
    ];
  },
});
