import { insertBefore } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';

/** Labels of tuples change nothing. */
export const rule = defineRule({
  id: 'labelled-tuple',
  summary: 'labels of the elements of a tuple type do not change it',
  cites: { document: 'TypeScript Release Notes', section: '4.0: Labeled Tuple Elements' },
  since: { typescript: '4.0.2' },
  example: 'export const a: [number, string] = [1, "a"];\n',
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('TupleType').filter(
      ({ children }) =>
        children.length > 0 &&
        children.every(({ kind }) => kind !== 'NamedTupleMember' && kind !== 'RestType' && kind !== 'OptionalType'),
    ),
  transformation: (node) => node.children.map((element, i) => insertBefore(element, `element${i}: `)),
});
