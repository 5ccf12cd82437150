import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Methods differ by their erasures. */
export const rule = snippet(
  {
    id: 'same-erasure',
    summary: 'two methods of a class cannot have the same erasure',
    cites: { document: 'JLS 17', section: '8.4.2 Method Signature' },
    expectation: rejected('two methods have the same erasure'),
  },
  (fresh) =>
    `class ${fresh('Local')} { void take(java.util.List<String> list) { } void take(java.util.List<Integer> list) { } }`,
);
