import { rejected } from '../../../model/rules/expectation.js';
import { topSnippet } from './shared/snippet.js';

/** A suspending function is called by another. */
export const rule = topSnippet(
  {
    id: 'suspending-call-in-plain-function',
    summary: 'a function that does not suspend cannot call one that does',
    cites: {
      document: 'Kotlin language specification',
      section: 'Asynchronous programming with coroutines: Suspending functions',
    },
    expectation: rejected('a suspending function is called by a plain one'),
  },
  (fresh) => {
    const waits = fresh('waits');
    return `suspend fun ${waits}(): Int = 1\n\nfun ${fresh('calls')}(): Int = ${waits}()`;
  },
);
