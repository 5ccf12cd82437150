import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** What is private is used within its class. */
export const rule = snippet(
  {
    id: 'private-field-of-library',
    summary: 'a private member cannot be used outside of its top level class',
    cites: { document: 'JLS 17', section: '6.6.1 Determining Accessibility' },
    expectation: rejected('a private field is used'),
  },
  (fresh) => `Object ${fresh('value')} = "text".value;`,
);
