import { rejected } from '../../../model/rules/expectation.js';
import { java22 } from './shared/releases.js';
import { snippet } from './shared/snippet.js';

/** An unnamed variable is for its value. */
export const rule = snippet(
  {
    id: 'unnamed-variable-without-value',
    summary: 'an unnamed variable must have an initializer',
    cites: { document: 'JLS 22', section: '14.4.1 Local Variable Declarators and Types' },
    ...java22,
    expectation: rejected('an unnamed variable has no value'),
  },
  () => 'int _;',
);
