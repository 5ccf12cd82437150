import { rejected } from '../../../model/rules/expectation.js';
import { memberSnippet } from './shared/snippet.js';

/** A class does not extend itself. */
export const rule = memberSnippet(
  {
    id: 'circular-class',
    summary: 'a class cannot be its own superclass',
    cites: { document: 'JLS 17', section: '8.1.4 Superclasses and Subclasses' },
    expectation: rejected('a class extends itself'),
  },
  (fresh) => {
    const [First, Second] = [fresh('First'), fresh('Second')] as const;
    return `static class ${First} extends ${Second} { } static class ${Second} extends ${First} { }`;
  },
);
