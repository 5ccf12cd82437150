import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Break needs something to leave. */
export const rule = snippet(
  {
    id: 'break-outside-of-loop',
    summary: 'a break statement must be in a loop or a switch',
    cites: { document: 'JLS 17', section: '14.15 The break Statement' },
    expectation: rejected('a break has nothing to leave'),
  },
  (fresh) => `class ${fresh('Local')} { void run() { break; } }`,
);
