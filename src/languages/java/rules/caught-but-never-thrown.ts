import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** What is caught can be thrown. */
export const rule = snippet(
  {
    id: 'caught-but-never-thrown',
    summary: 'a checked exception that the block cannot throw cannot be caught',
    cites: { document: 'JLS 17', section: '11.2.3 Exception Checking' },
    expectation: rejected('an exception is caught that is never thrown'),
  },
  (fresh) => {
    const [number, caught] = [fresh('number'), fresh('caught')] as const;
    return `try { int ${number} = 1; } catch (java.io.IOException ${caught}) { }`;
  },
);
