import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Nothing can be selected from `unknown`. */
export const rule = snippet(
  {
    id: 'undefined-property-of-unknown',
    summary: 'a value of type unknown has no members',
    cites: { document: 'TypeScript Handbook', section: 'More on Functions: unknown' },
    example: 'export const a = 1;\n',
    expectation: rejected('a member of an unknown value is used', 'TS18046', 'TS2571'),
  },
  (fresh) => `const ${fresh('opaque')}: unknown = 1; ${fresh('opaque')}.toFixed();`,
);
