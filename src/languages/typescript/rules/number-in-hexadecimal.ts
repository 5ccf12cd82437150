import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { isFreeValue } from '../../../model/rules/guards.js';
import { defineRule } from '../../../model/rules/rule.js';

/** A number has several notations. */
export const rule = defineRule({
  id: 'number-in-hexadecimal',
  summary: 'a whole number in hexadecimal notation is the same number',
  cites: { document: 'ECMAScript 2024', section: '12.9.3 Numeric Literals' },
  example: 'export const a = 10 + 26;\n',
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('NumericLiteral').filter((node) => isFreeValue(node) && /^(0|[1-9]\d{0,8})$/.test(node.text)),
  transformation: (node) => [replace(node, `0x${Number(node.text).toString(16)}`)],
});
