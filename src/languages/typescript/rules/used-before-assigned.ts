import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A variable without a value is not read. */
export const rule = snippet(
  {
    id: 'used-before-assigned',
    summary: 'a variable must have a value before it is read',
    cites: { document: 'TypeScript Release Notes', section: '2.0: Control flow based type analysis' },
    example: 'export const a = 1;\n',
    expectation: rejected('a variable is read before it has a value', 'TS2454'),
  },
  (fresh) => `let ${fresh('empty')}: number; ${fresh('empty')}.toFixed();`,
);
