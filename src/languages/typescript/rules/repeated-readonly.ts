import { insertAfter } from '../../../model/rules/edits.js';
import { rejected } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';

/** A modifier stands once. */
export const rule = defineRule({
  id: 'repeated-readonly',
  summary: 'a modifier cannot be repeated',
  cites: { document: 'TypeScript Handbook', section: 'Classes: readonly' },
  example: 'export class A {\n  readonly a = 1;\n}\n',
  expectation: rejected('a modifier is repeated', 'TS1030'),
  precondition: ({ nodes }) =>
    nodes('ReadonlyKeyword').filter(
      ({ parent }) => parent?.kind === 'PropertyDeclaration' || parent?.kind === 'Parameter',
    ),
  transformation: (node) => [insertAfter(node, ' readonly')],
});
