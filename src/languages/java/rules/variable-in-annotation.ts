import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** An annotation has constants. */
export const rule = snippet(
  {
    id: 'variable-in-annotation',
    summary: 'an element of an annotation must be a constant expression',
    cites: { document: 'JLS 17', section: '9.7.1 Normal Annotations' },
    expectation: rejected('an element of an annotation is no constant'),
  },
  (fresh) => `@SuppressWarnings(value = "text".toString()) class ${fresh('Local')} { }`,
);
