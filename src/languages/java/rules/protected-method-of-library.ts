import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** What is protected is used by subclasses on their own. */
export const rule = snippet(
  {
    id: 'protected-method-of-library',
    summary: 'a protected member cannot be used by another class of another package on values of the superclass',
    cites: { document: 'JLS 17', section: '6.6.2 Details on protected Access' },
    expectation: rejected('a protected method is called'),
  },
  (fresh) => `Object ${fresh('copy')} = new Object().clone();`,
);
