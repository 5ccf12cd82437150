import { insertAfter } from '../../../model/rules/edits.js';
import { rejected } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import { takesNothing } from './shared/functions.js';
import { nameOf } from './shared/places.js';

/** A call has no more arguments than parameters. */
export const rule = defineRule({
  id: 'argument-too-many',
  summary: 'a function without parameters cannot be called with an argument',
  cites: { document: 'TypeScript Handbook', section: 'More on Functions: Rest Parameters and Arguments' },
  example: 'export function f() {\n  return 1;\n}\n',
  expectation: rejected('there is an argument too many', 'TS2554'),
  precondition: ({ nodes }) =>
    nodes('FunctionDeclaration').filter((node) => node.parent?.kind === 'SourceFile' && takesNothing(node)),
  transformation: (node) => {
    const name = nameOf(node);
    return name && [insertAfter(node, `\n${name.text}(0);`)];
  },
});
