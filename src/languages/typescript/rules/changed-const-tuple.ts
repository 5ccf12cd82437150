import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** `as const` makes readonly tuples. */
export const rule = snippet(
  {
    id: 'changed-const-tuple',
    summary: 'a tuple of a const assertion has no methods that change it',
    cites: { document: 'TypeScript Release Notes', section: '3.4: const assertions' },
    example: 'export const a = 1;\n',
    expectation: rejected('a readonly tuple is changed', 'TS2339'),
  },
  (fresh) => `const ${fresh('pair')} = [1, 2] as const; ${fresh('pair')}.push(3);`,
);
