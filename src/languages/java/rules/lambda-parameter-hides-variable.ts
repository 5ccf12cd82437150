import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** The parameter of a lambda is a local variable. */
export const rule = snippet(
  {
    id: 'lambda-parameter-hides-variable',
    summary: 'a parameter of a lambda expression cannot redeclare a local variable',
    cites: { document: 'JLS 17', section: '6.4 Shadowing and Obscuring' },
    expectation: rejected('the parameter of a lambda redeclares a variable'),
  },
  (fresh) => {
    const [twice, operator] = [fresh('twice'), fresh('operator')] as const;
    return `int ${twice} = 1; java.util.function.IntUnaryOperator ${operator} = ${twice} -> 1;`;
  },
);
