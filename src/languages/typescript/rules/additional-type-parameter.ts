import { insertAfter } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { childOfKind } from '../../../model/rules/nodes.js';
import { defineRule } from '../../../model/rules/rule.js';
import { isOnlyOne } from './shared/places.js';

/** A type parameter with a default may be left out. */
export const rule = defineRule({
  id: 'additional-type-parameter',
  summary: 'a type parameter that is not used and has a default changes no call',
  cites: { document: 'TypeScript Handbook', section: 'Generics: Generic Parameter Defaults' },
  example: 'export function f<T>(a: T) {\n  return a;\n}\nexport const b = f<number>(1);\n',
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('FunctionDeclaration').filter(
      (node) =>
        node.parent?.kind === 'SourceFile' &&
        childOfKind(node, 'Block') &&
        childOfKind(node, 'TypeParameter') &&
        isOnlyOne(node),
    ),
  transformation: (node, { fresh }) => {
    const last = node.children.filter(({ kind }) => kind === 'TypeParameter').at(-1);
    return last && [insertAfter(last, `, ${fresh('Unused')} = unknown`)];
  },
});
