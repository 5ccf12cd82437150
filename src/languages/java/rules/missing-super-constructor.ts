import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** The superclass is constructed. */
export const rule = snippet(
  {
    id: 'missing-super-constructor',
    summary: 'a class needs a constructor of its superclass that it can call without arguments',
    cites: { document: 'JLS 17', section: '8.8.9 Default Constructor' },
    expectation: rejected('the superclass has no constructor without parameters'),
  },
  (fresh) => {
    const [Base, Derived] = [fresh('Base'), fresh('Derived')] as const;
    return `class ${Base} { ${Base}(int number) { } } class ${Derived} extends ${Base} { }`;
  },
);
