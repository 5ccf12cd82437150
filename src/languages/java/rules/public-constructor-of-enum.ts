import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** The constructor of an enum is private. */
export const rule = snippet(
  {
    id: 'public-constructor-of-enum',
    summary: 'a constructor of an enum cannot be public',
    cites: { document: 'JLS 17', section: '8.9.2 Enum Body Declarations' },
    expectation: rejected('a constructor of an enum is public'),
  },
  (fresh) => {
    const Choice = fresh('Choice');
    return `enum ${Choice} { FIRST; public ${Choice}() { } }`;
  },
);
