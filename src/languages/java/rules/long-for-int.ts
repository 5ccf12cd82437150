import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Narrowing takes a cast. */
export const rule = snippet(
  {
    id: 'long-for-int',
    summary: 'a long is not converted to an int without a cast',
    cites: { document: 'JLS 17', section: '5.1.3 Narrowing Primitive Conversion' },
    expectation: rejected('a long is assigned to an int without a cast'),
  },
  (fresh) => {
    const [wide, narrow] = [fresh('wide'), fresh('narrow')] as const;
    return `long ${wide} = 1; int ${narrow} = ${wide};`;
  },
);
