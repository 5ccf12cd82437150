import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** An instance method does not override a static one. */
export const rule = snippet(
  {
    id: 'static-hidden-by-instance',
    summary: 'an instance method cannot override a static method',
    cites: { document: 'JLS 17', section: '8.4.8.1 Overriding (by Instance Methods)' },
    expectation: rejected('a static method is overridden'),
  },
  (fresh) => {
    const [Base, Derived] = [fresh('Base'), fresh('Derived')] as const;
    return `class ${Base} { static void run() { } } class ${Derived} extends ${Base} { void run() { } }`;
  },
);
