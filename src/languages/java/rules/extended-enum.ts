import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** An enum has no subclasses. */
export const rule = snippet(
  {
    id: 'extended-enum',
    summary: 'an enum class cannot be extended',
    cites: { document: 'JLS 17', section: '8.9 Enum Classes' },
    expectation: rejected('an enum is extended'),
  },
  (fresh) => {
    const [Choice, Derived] = [fresh('Choice'), fresh('Derived')] as const;
    return `enum ${Choice} { FIRST } class ${Derived} extends ${Choice} { }`;
  },
);
