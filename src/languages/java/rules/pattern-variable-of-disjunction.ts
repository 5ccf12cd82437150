import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A disjunction binds nothing. */
export const rule = snippet(
  {
    id: 'pattern-variable-of-disjunction',
    summary: 'a pattern variable of the left operand of a disjunction is not in scope in its right operand',
    cites: { document: 'JLS 17', section: '6.3.1.2 Conditional-Or Operator ||' },
    expectation: rejected('a pattern variable is used in the other operand'),
  },
  (fresh) => {
    const [object, any, bound] = [fresh('object'), fresh('any'), fresh('bound')] as const;
    return `Object ${object} = "text"; boolean ${any} = ${object} instanceof String ${bound} || ${bound}.isEmpty();`;
  },
);
