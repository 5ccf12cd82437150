import { insertBefore } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import { statementPlaces, wrapped } from './shared/places.js';

/** A label changes nothing. */
export const rule = defineRule({
  id: 'labelled-statement',
  summary: 'a label that is not used changes nothing',
  cites: { document: 'ECMAScript 2024', section: '14.13 Labelled Statements' },
  example: 'let a = 1;\na = 2;\nexport const b = a;\n',
  expectation: same,
  precondition: (program) => statementPlaces(program).filter(({ kind }) => wrapped.has(kind)),
  transformation: (node, { fresh }) => [insertBefore(node, `${fresh('label')}: `)],
});
