import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A binding is there where its pattern matched. */
export const rule = snippet(
  {
    id: 'pattern-variable-out-of-scope',
    summary: 'a pattern variable is not in scope behind an if statement that can complete without a match',
    cites: { document: 'JLS 17', section: '6.3.2.2 if Statements' },
    expectation: rejected('a pattern variable is used out of its scope'),
  },
  (fresh) => {
    const [object, bound, length] = [fresh('object'), fresh('bound'), fresh('length')] as const;
    return `Object ${object} = "text"; if (!(${object} instanceof String ${bound})) { } int ${length} = ${bound}.length();`;
  },
);
