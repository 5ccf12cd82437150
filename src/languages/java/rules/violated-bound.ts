import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A type argument is within its bound. */
export const rule = snippet(
  {
    id: 'violated-bound',
    summary: 'a type argument must be a subtype of the bound of its type parameter',
    cites: { document: 'JLS 17', section: '4.5 Parameterized Types' },
    expectation: rejected('a type argument violates a bound'),
  },
  (fresh) => {
    const [Bounded, wrong] = [fresh('Bounded'), fresh('wrong')] as const;
    return `class ${Bounded}<T extends Number> { } ${Bounded}<String> ${wrong} = null;`;
  },
);
