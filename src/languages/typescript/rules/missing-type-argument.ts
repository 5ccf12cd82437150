import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A generic type needs its type arguments. */
export const rule = snippet(
  {
    id: 'missing-type-argument',
    summary: 'a generic type without defaults needs all its type arguments',
    cites: { document: 'TypeScript Handbook', section: 'Generics: Generic Types' },
    example: 'export const a = 1;\n',
    expectation: rejected('a type argument is missing', 'TS2314'),
  },
  (fresh) => `type ${fresh('Boxed')}<T> = { value: T }; type ${fresh('Wrong')} = ${fresh('Boxed')};`,
);
