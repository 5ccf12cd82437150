import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A type argument is within its constraint. */
export const rule = snippet(
  {
    id: 'violated-constraint',
    summary: 'a type argument must be assignable to the constraint',
    cites: { document: 'TypeScript Handbook', section: 'Generics: Generic Constraints' },
    example: 'export const a = 1;\n',
    expectation: rejected('a type argument violates its constraint', 'TS2344'),
  },
  (fresh) => `type ${fresh('Named')}<T extends string> = T[]; type ${fresh('Wrong')} = ${fresh('Named')}<number>;`,
);
