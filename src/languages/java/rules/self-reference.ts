import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A field is not its own value. */
export const rule = snippet(
  {
    id: 'self-reference',
    summary: 'a field cannot be read by its simple name in its own initializer',
    cites: { document: 'JLS 17', section: '8.3.3 Restrictions on Field References in Initializers' },
    expectation: rejected('a field is read by its own initializer'),
  },
  (fresh) => `class ${fresh('Local')} { int value = value + 1; }`,
);
