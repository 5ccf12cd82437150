import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { isFreeValue } from '../../../model/rules/guards.js';
import { defineRule } from '../../../model/rules/rule.js';

/** Digits can be separated. */
export const rule = defineRule({
  id: 'number-with-separators',
  summary: 'separators between digits do not change a number',
  cites: { document: 'TypeScript Release Notes', section: '2.7: Numeric separators' },
  example: 'export const a = 1000 + 26;\n',
  expectation: same,
  precondition: ({ nodes }) =>
    nodes('NumericLiteral').filter((node) => isFreeValue(node) && /^[1-9]\d{1,15}$/.test(node.text)),
  transformation: (node) => [replace(node, `${node.text[0]}_${node.text.slice(1)}`)],
});
