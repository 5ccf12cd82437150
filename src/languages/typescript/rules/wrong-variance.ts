import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A variance annotation is checked. */
export const rule = snippet(
  {
    id: 'wrong-variance',
    summary: 'a type parameter that is marked in cannot be in the place of an output',
    cites: { document: 'TypeScript Release Notes', section: '4.7: Optional Variance Annotations for Type Parameters' },
    since: { typescript: '4.7.2' },
    example: 'export const a = 1;\n',
    expectation: rejected('a variance annotation is wrong', 'TS2636'),
  },
  (fresh) => `type ${fresh('Source')}<in T> = { value: T };`,
);
