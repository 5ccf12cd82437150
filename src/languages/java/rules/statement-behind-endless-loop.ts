import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** What follows an endless loop is unreachable. */
export const rule = snippet(
  {
    id: 'statement-behind-endless-loop',
    summary: 'a statement behind a loop that never ends cannot be reached',
    cites: { document: 'JLS 17', section: '14.22 Unreachable Statements' },
    expectation: rejected('a statement follows an endless loop'),
  },
  (fresh) => `while (true) { } int ${fresh('never')} = 1;`,
);
