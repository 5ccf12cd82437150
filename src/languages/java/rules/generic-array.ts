import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** An array knows its component type. */
export const rule = snippet(
  {
    id: 'generic-array',
    summary: 'an array of a parameterized type cannot be created',
    cites: { document: 'JLS 17', section: '15.10.1 Array Creation Expressions' },
    expectation: rejected('a generic array is created'),
  },
  (fresh) => `java.util.List<String>[] ${fresh('lists')} = new java.util.List<String>[1];`,
);
