import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A modifier stands once. */
export const rule = snippet(
  {
    id: 'repeated-modifier',
    summary: 'a modifier of a field cannot be repeated',
    cites: { document: 'JLS 17', section: '8.3.1 Field Modifiers' },
    expectation: rejected('a modifier is repeated'),
  },
  (fresh) => `class ${fresh('Local')} { final final int value = 1; }`,
);
