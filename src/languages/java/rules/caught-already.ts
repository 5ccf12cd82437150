import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A handler must be reachable. */
export const rule = snippet(
  {
    id: 'caught-already',
    summary: 'an exception that an earlier clause catches cannot be caught again',
    cites: { document: 'JLS 17', section: '14.20 The try statement' },
    expectation: rejected('an exception is caught already'),
  },
  (fresh) => {
    const [first, second] = [fresh('first'), fresh('second')] as const;
    return `try { System.nanoTime(); } catch (RuntimeException ${first}) { } catch (IllegalStateException ${second}) { }`;
  },
);
