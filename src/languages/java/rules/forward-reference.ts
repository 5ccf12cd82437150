import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Fields are initialised in the order of the text. */
export const rule = snippet(
  {
    id: 'forward-reference',
    summary: 'a field cannot be read by its simple name before it is declared',
    cites: { document: 'JLS 17', section: '8.3.3 Restrictions on Field References in Initializers' },
    expectation: rejected('a field is read before it is declared'),
  },
  (fresh) => `class ${fresh('Local')} { int first = second; int second = 1; }`,
);
