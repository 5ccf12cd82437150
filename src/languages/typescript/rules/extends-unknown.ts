import { insertAfter } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import { functions } from './shared/functions.js';

/** `unknown` constrains nothing. */
export const rule = defineRule({
  id: 'extends-unknown',
  summary: 'a type parameter that extends unknown is one without a constraint',
  cites: { document: 'TypeScript Handbook', section: 'Generics: Using Type Parameters in Generic Constraints' },
  example: 'export const f = <T>(a: T) => a;\nexport function g<T, U>(a: T, b: U) {\n  return [a, b];\n}\n',
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('TypeParameter').filter(
      (node) =>
        node.children.length === 1 && node.text === node.children[0]?.text && functions.has(node.parent?.kind ?? ''),
    ),
  transformation: (node) => [insertAfter(node, ' extends unknown')],
});
