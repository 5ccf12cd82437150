import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A jump needs its label. */
export const rule = snippet(
  {
    id: 'unknown-label',
    summary: 'a break statement cannot name a label that is not around it',
    cites: { document: 'JLS 17', section: '14.15 The break Statement' },
    expectation: rejected('a label is not there'),
  },
  (fresh) => `break ${fresh('nowhere')};`,
);
