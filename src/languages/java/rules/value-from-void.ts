import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A method without result returns nothing. */
export const rule = snippet(
  {
    id: 'value-from-void',
    summary: 'a method without a result cannot return a value',
    cites: { document: 'JLS 17', section: '14.17 The return Statement' },
    expectation: rejected('a method without a result returns a value'),
  },
  (fresh) => `class ${fresh('Local')} { void run() { return 1; } }`,
);
