import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { hasType, isFreeValue } from '../../../model/rules/guards.js';
import { defineRule } from '../../../model/rules/rule.js';

/** `e!` is `e` where that is defined. */
export const rule = defineRule({
  id: 'non-null-of-defined',
  summary: 'the operator ! changes nothing for a value that is neither null nor undefined',
  cites: { document: 'TypeScript Handbook', section: 'Everyday Types: Non-null Assertion Operator (Postfix !)' },
  example: 'const a: number = 1;\nexport const b = a + 1;\n',
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('Identifier').filter(
      (node) =>
        node.role === 'expression' &&
        isFreeValue(node) &&
        hasType(node, 'string', 'number', 'boolean') &&
        node.parent?.kind !== 'ShorthandPropertyAssignment',
    ),
  transformation: (node) => [replace(node, `${node.text}!`)],
});
