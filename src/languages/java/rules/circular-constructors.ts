import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Constructors do not call each other in a circle. */
export const rule = snippet(
  {
    id: 'circular-constructors',
    summary: 'a constructor cannot call itself by way of others',
    cites: { document: 'JLS 17', section: '8.8.7 Constructor Body' },
    expectation: rejected('constructors call each other in a circle'),
  },
  (fresh) => {
    const Local = fresh('Local');
    return `class ${Local} { ${Local}() { this(1); } ${Local}(int number) { this(); } }`;
  },
);
