import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A compact constructor assigns no fields. */
export const rule = snippet(
  {
    id: 'assigned-in-compact-constructor',
    summary: 'a compact constructor cannot assign the fields of its record',
    cites: { document: 'JLS 17', section: '8.10.4.2 Compact Canonical Constructors' },
    expectation: rejected('a compact constructor assigns a field'),
  },
  (fresh) => {
    const Local = fresh('Local');
    return `record ${Local}(int first) { ${Local} { this.first = first; } }`;
  },
);
