import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';

/** `T[]` is `Array<T>`. */
export const rule = defineRule({
  id: 'array-as-reference',
  summary: 'the type T[] is a shorthand for Array<T>',
  cites: { document: 'TypeScript Handbook', section: 'Everyday Types: Arrays' },
  example: 'export const a: number[] = [1];\n',
  expectation: same,
  precondition: ({ nodes, fresh }) =>
    fresh('Array') === 'Array' || fresh('Array') === 'Array1'
      ? nodes('ArrayType').filter(({ parent }) => parent?.kind !== 'TypeOperator' && parent?.kind !== 'RestType')
      : [],
  transformation: (node) => {
    const [element] = node.children;
    return element && [replace(node, `Array<${element.text}>`)];
  },
});
