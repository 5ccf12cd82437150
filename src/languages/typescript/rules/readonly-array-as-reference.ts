import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';

/** `readonly T[]` is `ReadonlyArray<T>`. */
export const rule = defineRule({
  id: 'readonly-array-as-reference',
  summary: 'the type readonly T[] is a shorthand for ReadonlyArray<T>',
  cites: { document: 'TypeScript Handbook', section: 'Object Types: The ReadonlyArray Type' },
  example: 'export const a: readonly number[] = [1];\n',
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('TypeOperator').filter(
      (node) =>
        /^readonly\s/.test(node.text) && node.children.at(-1)?.kind === 'ArrayType' && node.parent?.kind !== 'RestType',
    ),
  transformation: (node) => {
    const element = node.children.at(-1)?.children[0];
    return element && [replace(node, `ReadonlyArray<${element.text}>`)];
  },
});
