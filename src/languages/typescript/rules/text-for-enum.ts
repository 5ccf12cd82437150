import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A text is no member of an enum. */
export const rule = snippet(
  {
    id: 'text-for-enum',
    summary: 'a text cannot be assigned to a variable of an enum type',
    cites: { document: 'TypeScript Handbook', section: 'Enums: String enums' },
    example: 'export const a = 1;\n',
    expectation: rejected('a text is assigned to a variable of an enum type', 'TS2322'),
  },
  (fresh) => `enum ${fresh('Colour')} { Red = 'red' } const ${fresh('mine')}: ${fresh('Colour')} = 'red';`,
);
