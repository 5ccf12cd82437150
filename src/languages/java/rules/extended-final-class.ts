import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A final class has no subclasses. */
export const rule = snippet(
  {
    id: 'extended-final-class',
    summary: 'a final class cannot be extended',
    cites: { document: 'JLS 17', section: '8.1.1.2 sealed, non-sealed, and final Classes' },
    expectation: rejected('a final class is extended'),
  },
  (fresh) => {
    const [Base, Derived] = [fresh('Base'), fresh('Derived')] as const;
    return `final class ${Base} { } class ${Derived} extends ${Base} { }`;
  },
);
