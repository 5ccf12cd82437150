import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A result is returned. */
export const rule = snippet(
  {
    id: 'return-without-value',
    summary: 'a method with a result cannot return without a value',
    cites: { document: 'JLS 17', section: '14.17 The return Statement' },
    expectation: rejected('a return statement has no value'),
  },
  (fresh) => `class ${fresh('Local')} { int value() { return; } }`,
);
