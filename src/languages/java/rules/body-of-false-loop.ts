import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** The body of a loop must be reachable. */
export const rule = snippet(
  {
    id: 'body-of-false-loop',
    summary: 'the body of a while statement with the constant condition false cannot be reached',
    cites: { document: 'JLS 17', section: '14.22 Unreachable Statements' },
    expectation: rejected('the body of a loop is never reached'),
  },
  (fresh) => `while (false) { int ${fresh('never')} = 1; }`,
);
