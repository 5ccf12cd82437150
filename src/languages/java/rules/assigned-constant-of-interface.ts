import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A field of an interface is final. */
export const rule = snippet(
  {
    id: 'assigned-constant-of-interface',
    summary: 'a field of an interface cannot be assigned',
    cites: { document: 'JLS 17', section: '9.3 Field (Constant) Declarations' },
    expectation: rejected('a field of an interface is assigned'),
  },
  (fresh) => {
    const Local = fresh('Local');
    return `interface ${Local} { int VALUE = 1; } ${Local}.VALUE = 2;`;
  },
);
