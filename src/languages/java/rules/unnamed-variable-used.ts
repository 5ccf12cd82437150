import { rejected } from '../../../model/rules/expectation.js';
import { java22 } from './shared/releases.js';
import { snippet } from './shared/snippet.js';

/** An unnamed variable has no name. */
export const rule = snippet(
  {
    id: 'unnamed-variable-used',
    summary: 'an unnamed variable cannot be used',
    cites: { document: 'JLS 22', section: '6.1 Declarations' },
    ...java22,
    expectation: rejected('an unnamed variable is used'),
  },
  (fresh) => `int _ = 1; int ${fresh('other')} = _;`,
);
