import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A text is no number. */
export const rule = snippet(
  {
    id: 'wrong-literal',
    summary: 'a text cannot be assigned to a variable of type number',
    cites: { document: 'TypeScript Handbook', section: 'Everyday Types: Type Annotations on Variables' },
    example: 'export const a = 1;\n',
    expectation: rejected('a text is assigned to a variable of type number', 'TS2322'),
  },
  (fresh) => `const ${fresh('wrong')}: number = 'text';`,
);
