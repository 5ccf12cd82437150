import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** An annotation has its elements. */
export const rule = snippet(
  {
    id: 'missing-annotation-element',
    summary: 'an annotation must give a value to every element without a default',
    cites: { document: 'JLS 17', section: '9.7.1 Normal Annotations' },
    expectation: rejected('an element of an annotation is missing'),
  },
  (fresh) => `@SuppressWarnings class ${fresh('Local')} { }`,
);
