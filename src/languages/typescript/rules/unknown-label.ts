import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A label is around its `continue`. */
export const rule = snippet(
  {
    id: 'unknown-label',
    summary: 'the label of a continue statement must be that of a loop around it',
    cites: { document: 'ECMAScript 2024', section: '14.8.1 Static Semantics: Early Errors' },
    example: 'export const a = 1;\n',
    expectation: rejected('a continue statement names no loop around it', 'TS1107', 'TS1115', 'TS1116', 'TS1114'),
  },
  (fresh) => `for (;;) { continue ${fresh('nowhere')}; }`,
);
