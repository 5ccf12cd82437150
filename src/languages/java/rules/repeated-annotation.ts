import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** An annotation stands once. */
export const rule = snippet(
  {
    id: 'repeated-annotation',
    summary: 'an annotation that is not repeatable cannot be repeated',
    cites: { document: 'JLS 17', section: '9.7.5 Multiple Annotations of the Same Interface' },
    expectation: rejected('an annotation is repeated'),
  },
  (fresh) => `@Deprecated @Deprecated class ${fresh('Local')} { }`,
);
