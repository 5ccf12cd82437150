import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';

/** Variables can be declared one by one. */
export const rule = defineRule({
  id: 'split-declaration',
  summary: 'a statement that declares several variables is a statement for each of them',
  cites: { document: 'ECMAScript 2024', section: '14.3.2 Variable Statement' },
  example: 'export const a = 1,\n  b = a + 1;\n',
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('VariableDeclarationList').filter(
      ({ parent, children }) =>
        parent?.kind === 'VariableStatement' &&
        children.filter(({ kind }) => kind === 'VariableDeclaration').length > 1,
    ),
  transformation: (list) => {
    const statement = list.parent;
    const variables = list.children.filter(({ kind }) => kind === 'VariableDeclaration');
    const [first] = variables;
    if (!statement || !first) return undefined;
    const head = statement.text.slice(0, first.start - statement.start);
    return [replace(statement, variables.map(({ text }) => `${head}${text};`).join('\n'))];
  },
});
