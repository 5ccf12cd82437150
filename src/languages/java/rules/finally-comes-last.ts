import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** The finally block is run after the value is known. */
export const rule = snippet(
  {
    id: 'finally-comes-last',
    summary: 'a value that is returned does not change by the finally block',
    cites: { document: 'JLS 17', section: '14.20.2 Execution of try-finally and try-catch-finally' },
    expectation: same,
  },
  (fresh) => {
    const Local = fresh('Local');
    return `class ${Local} { static int get() { int value = 1; try { return value; } finally { value = 2; } } } if (!(${Local}.get() == 1)) throw new AssertionError("finally-comes-last");`;
  },
);
