import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { isRepeatable } from '../../../model/rules/guards.js';
import { defineRule } from '../../../model/rules/rule.js';
import { textPlaces, wholeNumberPlaces } from './shared/round-trip.js';

/** A choice between equal values is that value. */
export const rule = defineRule({
  id: 'conditional-of-equals',
  summary: 'a conditional expression whose branches are equal has the value of these',
  cites: { document: 'ECMAScript 2024', section: '13.14 Conditional Operator ( ? : )' },
  example: "export const a = 'x' + 'y';\n",
  expectation: same,
  precondition: (program) =>
    [...textPlaces(program), ...wholeNumberPlaces(program)].filter((node) => isRepeatable(node)),
  transformation: (node) => [replace(node, `(Boolean(1) ? ${node.text} : ${node.text})`)],
});
