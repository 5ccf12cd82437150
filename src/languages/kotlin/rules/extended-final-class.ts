import { rejected } from '../../../model/rules/expectation.js';
import { topSnippet } from './shared/snippet.js';

/** A class that is not open is final. */
export const rule = topSnippet(
  {
    id: 'extended-final-class',
    summary: 'a class that is not open cannot be extended',
    cites: { document: 'Kotlin language specification', section: 'Inheritance: Classifier type inheritance' },
    expectation: rejected('a class that is not open is extended'),
  },
  (fresh) => {
    const Closed = fresh('Closed');
    return `class ${Closed}\n\nclass ${fresh('Below')} : ${Closed}()`;
  },
);
