import { insertAfter } from '../../../model/rules/edits.js';
import { rejected } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import { isConstant, nameOf } from './shared/places.js';

/** A constant is not assigned. */
export const rule = defineRule({
  id: 'assigned-constant',
  summary: 'a variable that is declared by const cannot be assigned',
  cites: { document: 'ECMAScript 2024', section: '14.3.1 Let and Const Declarations' },
  example: 'const a = 1;\nexport const b = [a];\n',
  expectation: rejected('a constant is assigned', 'TS2588'),
  precondition: ({ nodes }) =>
    nodes('VariableDeclaration').filter((node) => isConstant(node) && nameOf(node)?.kind === 'Identifier'),
  transformation: (node) => {
    const [name, statement] = [nameOf(node), node.parent?.parent];
    return name && statement && [insertAfter(statement, `\n${name.text} = ${name.text};`)];
  },
});
