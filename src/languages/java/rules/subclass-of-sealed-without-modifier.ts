import { rejected } from '../../../model/rules/expectation.js';
import { memberSnippet } from './shared/snippet.js';

/** A permitted subclass says how it goes on. */
export const rule = memberSnippet(
  {
    id: 'subclass-of-sealed-without-modifier',
    summary: 'a permitted subclass must be final, sealed or non-sealed',
    cites: { document: 'JLS 17', section: '8.1.1.2 sealed, non-sealed, and final Classes' },
    expectation: rejected('a permitted subclass has no modifier'),
  },
  (fresh) => {
    const [Sealed, First] = [fresh('Sealed'), fresh('First')] as const;
    return `sealed interface ${Sealed} permits ${First} { } static class ${First} implements ${Sealed} { }`;
  },
);
