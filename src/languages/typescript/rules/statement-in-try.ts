import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import { statementPlaces, wrapped } from './shared/places.js';

/** An empty finally block does nothing. */
export const rule = defineRule({
  id: 'statement-in-try',
  summary: 'a try statement with an empty finally block does what its block does',
  cites: { document: 'ECMAScript 2024', section: '14.15 The try Statement' },
  example: 'let a = 1;\na = 2;\nexport const b = a;\n',
  expectation: same,
  precondition: (program) => statementPlaces(program).filter(({ kind }) => wrapped.has(kind)),
  transformation: (node) => [replace(node, `try { ${node.text} } finally { }`)],
});
