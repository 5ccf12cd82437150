import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Continue names a loop. */
export const rule = snippet(
  {
    id: 'continue-of-block',
    summary: 'a continue statement cannot name a statement that is no loop',
    cites: { document: 'JLS 17', section: '14.16 The continue Statement' },
    expectation: rejected('a block is continued'),
  },
  (fresh) => {
    const block = fresh('block');
    return `${block}: { continue ${block}; }`;
  },
);
