import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A local class sees only what does not change. */
export const rule = snippet(
  {
    id: 'changed-variable-in-class',
    summary: 'a local variable that an inner class uses must be effectively final',
    cites: { document: 'JLS 17', section: '8.1.3 Inner Classes and Enclosing Instances' },
    expectation: rejected('a local class uses a variable that changes'),
  },
  (fresh) => {
    const [changed, Local] = [fresh('changed'), fresh('Local')] as const;
    return `int ${changed} = 1; ${changed} = 2; class ${Local} { int value() { return ${changed}; } }`;
  },
);
