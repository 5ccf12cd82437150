import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** An enum has its constants only. */
export const rule = snippet(
  {
    id: 'instance-of-enum',
    summary: 'an enum class cannot be instantiated',
    cites: { document: 'JLS 17', section: '8.9 Enum Classes' },
    expectation: rejected('an enum is instantiated'),
  },
  (fresh) => {
    const [Choice, other] = [fresh('Choice'), fresh('other')] as const;
    return `enum ${Choice} { FIRST } Object ${other} = new ${Choice}();`;
  },
);
