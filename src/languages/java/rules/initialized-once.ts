import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A class is initialized when it is first used. */
export const rule = snippet(
  {
    id: 'initialized-once',
    summary: 'a class is not initialized by the use of a constant of its own',
    cites: { document: 'JLS 17', section: '12.4.1 When Initialization Occurs' },
    expectation: same,
  },
  (fresh) => {
    const [Counter, Lazy] = [fresh('Counter'), fresh('Lazy')] as const;
    return `class ${Counter} { static int last = 1; } class ${Lazy} { static final int CONSTANT = 3; static { ${Counter}.last = 2; } } if (${Lazy}.CONSTANT == 3 && ${Counter}.last == 3) throw new AssertionError("initialized-once");`;
  },
);
