import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** The block of finally runs last. */
export const rule = snippet(
  {
    id: 'finally-comes-last',
    summary: 'a finally block is executed after the value of the try expression is known',
    cites: { document: 'Kotlin language specification', section: 'Expressions: Try-expressions' },
    expectation: same,
  },
  (fresh) => {
    const [order, tries] = [fresh('order'), fresh('tries')] as const;
    return `var ${order}: String = ""\nfun ${tries}(): String {\n  try { ${order} += "try "; return ${order} } finally { ${order} += "finally" }\n}\nif (${tries}() + ${order} != "try try finally") throw IllegalStateException("finally-comes-last")`;
  },
);
