import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { hasType, isFreeValue } from '../../../model/rules/guards.js';
import { defineRule } from '../../../model/rules/rule.js';

/** `a && b` is `!(!a || !b)`. */
export const rule = defineRule({
  id: 'negated-disjunction',
  summary: 'a conjunction is the negation of the disjunction of the negations',
  cites: { document: 'ECMAScript 2024', section: '13.13 Binary Logical Operators' },
  example: 'export const f = (a: boolean, b: boolean) => a && b;\n',
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('LogicalExpression').filter(
      (node) =>
        /&&/.test(node.children[1]?.text ?? '') &&
        node.children.length === 3 &&
        [node, ...node.children.filter(({ role }) => role === 'expression')].every(
          (each) => isFreeValue(each) && hasType(each, 'boolean'),
        ),
    ),
  transformation: (node) => {
    const [left, , right] = node.children;
    return left && right && [replace(node, `!(!(${left.text}) || !(${right.text}))`)];
  },
});
