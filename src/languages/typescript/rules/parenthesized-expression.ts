import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { isFreeValue } from '../../../model/rules/guards.js';
import { defineRule } from '../../../model/rules/rule.js';
import { isInChain } from './shared/chains.js';

/** `e` is `(e)`. */
export const rule = defineRule({
  id: 'parenthesized-expression',
  summary: 'an expression in parentheses has the value of the expression',
  cites: { document: 'ECMAScript 2024', section: '13.2.9 The Grouping Operator' },
  expectation: same,
  example: 'const a = 1 + 2;\nexport const b = [a, -a];\n',
  precondition: ({ nodes }) => nodes().filter((node) => isFreeValue(node) && !isInChain(node)),
  transformation: (node) => [replace(node, `(${node.text})`)],
});
