import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A checked exception is caught or declared. */
export const rule = snippet(
  {
    id: 'uncaught-exception',
    summary: 'a checked exception that a method throws must be caught or declared',
    cites: { document: 'JLS 17', section: '11.2.3 Exception Checking' },
    expectation: rejected('a checked exception is neither caught nor declared'),
  },
  (fresh) => `class ${fresh('Thrower')} { void run() { throw new Exception(); } }`,
);
