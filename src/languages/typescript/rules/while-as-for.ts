import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';

/** A while loop is a for loop. */
export const rule = defineRule({
  id: 'while-as-for',
  summary: 'a while loop is a for loop without initializer and update',
  cites: { document: 'ECMAScript 2024', section: '14.7.3 The while Statement' },
  example: 'export function f(a: number) {\n  while (a > 1) a--;\n  return a;\n}\n',
  expectation: same,
  precondition: ({ nodes }) => nodes('WhileStatement'),
  transformation: (node) => {
    const [condition, body] = node.children;
    return condition && body && [replace(node, `for (; ${condition.text}; ) ${body.text}`)];
  },
});
