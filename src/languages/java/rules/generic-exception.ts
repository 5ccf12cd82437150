import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** An exception is not generic. */
export const rule = snippet(
  {
    id: 'generic-exception',
    summary: 'a generic class cannot be a subclass of Throwable',
    cites: { document: 'JLS 17', section: '8.1.2 Generic Classes and Type Parameters' },
    expectation: rejected('an exception is generic'),
  },
  (fresh) => `class ${fresh('Generic')}<T> extends Exception { }`,
);
