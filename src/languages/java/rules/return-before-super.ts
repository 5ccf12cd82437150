import { rejected } from '../../../model/rules/expectation.js';
import { java25 } from './shared/releases.js';
import { snippet } from './shared/snippet.js';

/** A constructor calls the superclass. */
export const rule = snippet(
  {
    id: 'return-before-super',
    summary: 'a constructor cannot return before it calls another',
    cites: { document: 'JLS 25', section: '8.8.7 Constructor Body' },
    ...java25,
    expectation: rejected('a constructor returns before it calls another'),
  },
  (fresh) => {
    const Local = fresh('Local');
    return `class ${Local} { ${Local}(int number) { if (number > 1) return; super(); } }`;
  },
);
