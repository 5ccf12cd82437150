import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import { annotated } from './shared/places.js';

/** A union has no order. */
export const rule = defineRule({
  id: 'permuted-union',
  summary: 'the order of the members of a union type does not matter',
  cites: { document: 'TypeScript Handbook', section: 'Everyday Types: Union Types' },
  example: 'export const f = (a: number | string | boolean) => a;\n',
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('UnionType').filter(({ parent }) => parent !== undefined && annotated.has(parent.kind)),
  transformation: (node, _program, random) => {
    const [first, ...others] = node.children;
    if (!first) return undefined;
    const at = random.int(1, others.length);
    return [replace(node, [...others.slice(0, at), first, ...others.slice(at)].map(({ text }) => text).join(' | '))];
  },
});
