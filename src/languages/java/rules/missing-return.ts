import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A method with a result returns one. */
export const rule = snippet(
  {
    id: 'missing-return',
    summary: 'a method with a result cannot end without a return statement',
    cites: { document: 'JLS 17', section: '8.4.7 Method Body' },
    expectation: rejected('a method ends without its result'),
  },
  (fresh) => `class ${fresh('Local')} { int value() { } }`,
);
