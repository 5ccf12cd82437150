import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { hasType, isFreeValue } from '../../../model/rules/guards.js';
import { defineRule } from '../../../model/rules/rule.js';
import { isInChain } from './shared/chains.js';

/** A value can be asserted to be of its own type. */
export const rule = defineRule({
  id: 'asserted-own-type',
  summary: 'an assertion of the type that a value has changes nothing',
  cites: { document: 'TypeScript Handbook', section: 'Everyday Types: Type Assertions' },
  example: 'const f = () => 1;\nexport const b = f() + f();\n',
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('CallExpression').filter(
      (node) => isFreeValue(node) && hasType(node, 'string', 'number') && !isInChain(node) && !node.text.includes('?.'),
    ),
  transformation: (node) => [replace(node, `(${node.text} as ${node.expression?.type?.text})`)],
});
