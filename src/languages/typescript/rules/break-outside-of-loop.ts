import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** `break` is in a loop. */
export const rule = snippet(
  {
    id: 'break-outside-of-loop',
    summary: 'a break statement without label must be in a loop or a switch statement',
    cites: { document: 'ECMAScript 2024', section: '14.9.1 Static Semantics: Early Errors' },
    example: 'export const a = 1;\n',
    expectation: rejected('a break statement has nothing to leave', 'TS1105', 'TS1107'),
  },
  (fresh) => `const ${fresh('leave')} = () => { break; };`,
);
