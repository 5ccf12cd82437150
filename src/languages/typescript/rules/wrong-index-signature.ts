import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Properties follow the index signature. */
export const rule = snippet(
  {
    id: 'wrong-index-signature',
    summary: 'each property must be of the type of the index signature',
    cites: { document: 'TypeScript Handbook', section: 'Object Types: Index Signatures' },
    example: 'export const a = 1;\n',
    expectation: rejected('a property is not of the type of the index signature', 'TS2411'),
  },
  (fresh) => `interface ${fresh('Table')} { [key: string]: number; title: string }`,
);
