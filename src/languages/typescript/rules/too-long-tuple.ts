import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A tuple has a fixed length. */
export const rule = snippet(
  {
    id: 'too-long-tuple',
    summary: 'a tuple type fixes how many elements there are',
    cites: { document: 'TypeScript Handbook', section: 'Object Types: Tuple Types' },
    example: 'export const a = 1;\n',
    expectation: rejected('a tuple has an element too many', 'TS2322'),
  },
  (fresh) => `const ${fresh('single')}: [number] = [1, 2];`,
);
