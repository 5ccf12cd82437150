import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** `await` is in an async function. */
export const rule = snippet(
  {
    id: 'await-in-plain-function',
    summary: 'an await expression must be in an async function',
    cites: { document: 'ECMAScript 2024', section: '15.8 Async Function Definitions' },
    example: 'export const a = 1;\n',
    expectation: rejected('an await expression is in a function that is not async', 'TS1308'),
  },
  (fresh) => `function ${fresh('plain')}() { await 0; }`,
);
