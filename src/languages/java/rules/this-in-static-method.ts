import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A static method has no this. */
export const rule = snippet(
  {
    id: 'this-in-static-method',
    summary: 'this cannot be used in a static method',
    cites: { document: 'JLS 17', section: '15.8.3 this' },
    expectation: rejected('this is used in a static method'),
  },
  (fresh) => `class ${fresh('Local')} { static Object get() { return this; } }`,
);
