import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A lock is an object. */
export const rule = snippet(
  {
    id: 'synchronized-by-number',
    summary: 'a synchronized statement cannot lock a value of a primitive type',
    cites: { document: 'JLS 17', section: '14.19 The synchronized Statement' },
    expectation: rejected('a number is locked'),
  },
  () => 'synchronized (1) { }',
);
