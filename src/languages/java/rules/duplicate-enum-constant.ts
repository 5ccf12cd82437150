import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A constant of an enum is declared once. */
export const rule = snippet(
  {
    id: 'duplicate-enum-constant',
    summary: 'two constants of an enum cannot have one name',
    cites: { document: 'JLS 17', section: '8.3 Field Declarations' },
    expectation: rejected('a constant of an enum is declared twice'),
  },
  (fresh) => `enum ${fresh('Choice')} { FIRST, FIRST }`,
);
