import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A final method is not overridden. */
export const rule = snippet(
  {
    id: 'overridden-final-method',
    summary: 'a final method cannot be overridden',
    cites: { document: 'JLS 17', section: '8.4.3.3 final Methods' },
    expectation: rejected('a final method is overridden'),
  },
  (fresh) => {
    const [Base, Derived] = [fresh('Base'), fresh('Derived')] as const;
    return `class ${Base} { final void run() { } } class ${Derived} extends ${Base} { void run() { } }`;
  },
);
