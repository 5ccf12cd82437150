import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A method is called with its arguments. */
export const rule = snippet(
  {
    id: 'wrong-count-of-arguments',
    summary: 'a method cannot be called without its arguments',
    cites: { document: 'JLS 17', section: '15.12.2 Compile-Time Step 2: Determine Method Signature' },
    expectation: rejected('an argument is missing'),
  },
  (fresh) => `int ${fresh('number')} = Math.abs();`,
);
