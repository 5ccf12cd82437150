import { insertAfter } from '../../../model/rules/edits.js';
import { rejected } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import { takesArgument } from './shared/functions.js';
import { nameOf } from './shared/places.js';

/** A call has all required arguments. */
export const rule = defineRule({
  id: 'missing-argument',
  summary: 'a function cannot be called without its required arguments',
  cites: { document: 'TypeScript Handbook', section: 'More on Functions: Optional Parameters' },
  example: 'export function f(a: number) {\n  return a;\n}\n',
  expectation: rejected('a required argument is missing', 'TS2554', 'TS2555'),
  precondition: ({ nodes }) =>
    nodes('FunctionDeclaration').filter((node) => node.parent?.kind === 'SourceFile' && takesArgument(node)),
  transformation: (node) => {
    const name = nameOf(node);
    return name && [insertAfter(node, `\n${name.text}();`)];
  },
});
