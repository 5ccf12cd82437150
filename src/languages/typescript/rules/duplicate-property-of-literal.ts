import { insertAfter } from '../../../model/rules/edits.js';
import { rejected } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import { nameOf } from './shared/places.js';

/** An object literal has one property of a name. */
export const rule = defineRule({
  id: 'duplicate-property-of-literal',
  summary: 'an object literal cannot have two properties of one name',
  cites: { document: 'TypeScript Release Notes', section: '1.8: Disallow duplicate property names' },
  example: 'export const a = { x: 1 };\n',
  expectation: rejected('an object literal has two properties of one name', 'TS1117'),
  precondition: ({ nodes }) =>
    nodes('PropertyAssignment').filter(
      (node) => node.parent?.expression?.use === 'value' && nameOf(node)?.kind === 'Identifier',
    ),
  transformation: (node) => [insertAfter(node, `, ${node.text}`)],
});
