import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import { statementPlaces, wrapped } from './shared/places.js';

/** A block is its statements. */
export const rule = defineRule({
  id: 'statement-in-block',
  summary: 'a block around a statement changes nothing',
  cites: { document: 'ECMAScript 2024', section: '14.2 Block' },
  example: 'let a = 1;\na = 2;\nexport const b = a;\n',
  expectation: same,
  precondition: (program) => statementPlaces(program).filter(({ kind }) => wrapped.has(kind)),
  transformation: (node) => [replace(node, `{ ${node.text} }`)],
});
