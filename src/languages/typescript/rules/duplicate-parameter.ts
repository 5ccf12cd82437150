import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Parameters have different names. */
export const rule = snippet(
  {
    id: 'duplicate-parameter',
    summary: 'two parameters of a function cannot have the same name',
    cites: { document: 'ECMAScript 2024', section: '15.1.1 Static Semantics: Early Errors' },
    example: 'export const a = 1;\n',
    expectation: rejected('two parameters have the same name', 'TS2300'),
  },
  (fresh) => `const ${fresh('twice')} = (x: number, x: number) => 0;`,
);
