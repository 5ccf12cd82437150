import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A field cannot be final and volatile. */
export const rule = snippet(
  {
    id: 'final-and-volatile',
    summary: 'a field cannot be both final and volatile',
    cites: { document: 'JLS 17', section: '8.3.1.4 volatile Fields' },
    expectation: rejected('a field is final and volatile'),
  },
  (fresh) => `class ${fresh('Local')} { final volatile int value = 1; }`,
);
