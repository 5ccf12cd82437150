import { rejected } from '../../../model/rules/expectation.js';
import { memberSnippet } from './shared/snippet.js';

/** A sealed interface knows its subclasses. */
export const rule = memberSnippet(
  {
    id: 'not-permitted-subclass',
    summary: 'a class cannot implement a sealed interface that does not permit it',
    cites: { document: 'JLS 17', section: '9.1.1.4 sealed and non-sealed Interfaces' },
    expectation: rejected('a subclass is not permitted'),
  },
  (fresh) => {
    const [Sealed, First, Second] = [fresh('Sealed'), fresh('First'), fresh('Second')] as const;
    return `sealed interface ${Sealed} permits ${First} { } record ${First}() implements ${Sealed} { } record ${Second}() implements ${Sealed} { }`;
  },
);
