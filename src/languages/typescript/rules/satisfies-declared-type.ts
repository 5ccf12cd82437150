import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import { annotationsOf } from './shared/places.js';

/** A value satisfies the type that it is declared with. */
export const rule = defineRule({
  id: 'satisfies-declared-type',
  summary: 'the value of a variable satisfies the type of the variable',
  cites: { document: 'TypeScript Release Notes', section: '4.9: The satisfies Operator' },
  since: { typescript: '4.9.3' },
  example: 'export const a: number[] = [1];\n',
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('VariableDeclaration').filter(
      (node) => annotationsOf(node).length === 1 && node.children.at(-1)?.role === 'expression',
    ),
  transformation: (node) => {
    const [[type], value] = [annotationsOf(node), node.children.at(-1)];
    return type && value && [replace(value, `(${value.text}) satisfies ${type.text}`)];
  },
});
