import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { isFreeValue } from '../../../model/rules/guards.js';
import { defineRule } from '../../../model/rules/rule.js';
import { declared } from './shared/places.js';

/** `void 0` is `undefined`. */
export const rule = defineRule({
  id: 'void-for-undefined',
  summary: 'the operator void gives undefined',
  cites: { document: 'ECMAScript 2024', section: '13.5.2 The void Operator' },
  example: 'export const a: number | undefined = [undefined].length ? undefined : 1;\n',
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('Identifier').filter(
      (node) => node.text === 'undefined' && isFreeValue(node) && !declared.has(node.parent?.kind ?? ''),
    ),
  transformation: (node) => [replace(node, '(void 0)')],
});
