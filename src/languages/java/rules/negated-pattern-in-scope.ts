import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A binding is in scope behind a negated test that leaves. */
export const rule = snippet(
  {
    id: 'negated-pattern-in-scope',
    summary: 'a pattern variable is in scope behind an if statement that cannot complete without a match',
    cites: { document: 'JLS 17', section: '6.3.2.2 if Statements' },
    expectation: same,
  },
  (fresh) => {
    const [object, bound] = [fresh('object'), fresh('bound')] as const;
    return `Object ${object} = "text"; do { if (!(${object} instanceof String ${bound})) break; if (!(${bound}.length() == 4)) throw new AssertionError("negated-pattern-in-scope"); } while (false);`;
  },
);
