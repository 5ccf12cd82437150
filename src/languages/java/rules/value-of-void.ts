import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A call without result has no value. */
export const rule = snippet(
  {
    id: 'value-of-void',
    summary: 'a method without a result cannot be used as a value',
    cites: { document: 'JLS 17', section: '14.8 Expression Statements' },
    expectation: rejected('a call without a result is used as a value'),
  },
  (fresh) => {
    const [number, none] = [fresh('number'), fresh('none')] as const;
    return `int ${number} = System.out.append("").hashCode(); Object ${none} = Runtime.getRuntime().gc();`;
  },
);
