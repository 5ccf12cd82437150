import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A final field gets a value. */
export const rule = snippet(
  {
    id: 'final-field-without-value',
    summary: 'a final field must be assigned by the end of every constructor',
    cites: { document: 'JLS 17', section: '8.3.1.2 final Fields' },
    expectation: rejected('a final field has no value'),
  },
  (fresh) => `class ${fresh('Local')} { final int value; }`,
);
