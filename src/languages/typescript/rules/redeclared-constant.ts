import { insertAfter } from '../../../model/rules/edits.js';
import { rejected } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import { isConstant, nameOf } from './shared/places.js';

/** A name is declared once. */
export const rule = defineRule({
  id: 'redeclared-constant',
  summary: 'a name cannot be declared twice in one scope',
  cites: { document: 'ECMAScript 2024', section: '14.2.1 Static Semantics: Early Errors' },
  example: 'const a = 1;\nexport const b = [a];\n',
  expectation: rejected('a name is declared twice', 'TS2451', 'TS2395'),
  precondition: ({ nodes }) =>
    nodes('VariableDeclaration').filter((node) => isConstant(node) && nameOf(node)?.kind === 'Identifier'),
  transformation: (node) => {
    const [name, statement] = [nameOf(node), node.parent?.parent];
    return name && statement && [insertAfter(statement, `\nlet ${name.text} = 0;`)];
  },
});
