import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A switch expression gives a value. */
export const rule = snippet(
  {
    id: 'return-from-switch-expression',
    summary: 'a switch expression cannot be left by return',
    cites: { document: 'JLS 17', section: '15.28.2 Run-Time Evaluation of switch Expressions' },
    expectation: rejected('a switch expression is left by return'),
  },
  (fresh) => `class ${fresh('Local')} { int get(int number) { return switch (number) { default: return 1; }; } }`,
);
