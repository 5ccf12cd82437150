import { same } from '../../../model/rules/expectation.js';
import { java25 } from './shared/releases.js';
import { snippet } from './shared/snippet.js';

/** Statements may stand before the call of the superclass. */
export const rule = snippet(
  {
    id: 'statements-before-super',
    summary: 'a constructor may check its parameters and assign its fields before it calls the superclass',
    cites: { document: 'JLS 25', section: '8.8.7.1 Constructor Invocations' },
    ...java25,
    expectation: same,
  },
  (fresh) => {
    const [Base, Derived] = [fresh('Base'), fresh('Derived')] as const;
    return `class ${Base} { final int seen; ${Base}() { seen = look(); } int look() { return 0; } } class ${Derived} extends ${Base} { final int value; ${Derived}(int number) { if (number < 0) throw new IllegalArgumentException(); value = number; super(); } @Override int look() { return value; } } if (!(new ${Derived}(5).seen == 5)) throw new AssertionError("statements-before-super");`;
  },
);
