import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A superclass comes first, then fields, then the constructor. */
export const rule = snippet(
  {
    id: 'fields-before-constructor',
    summary: 'a superclass sees the default values of the fields of its subclasses',
    cites: { document: 'JLS 17', section: '12.5 Creation of New Class Instances' },
    expectation: same,
  },
  (fresh) => {
    const [Base, Derived] = [fresh('Base'), fresh('Derived')] as const;
    return `class ${Base} { final int seen; ${Base}() { seen = look(); } int look() { return 0; } } class ${Derived} extends ${Base} { int value = Integer.parseInt("5"); @Override int look() { return value; } } if (!(new ${Derived}().seen == 0 && new ${Derived}().value == 5)) throw new AssertionError("fields-before-constructor");`;
  },
);
