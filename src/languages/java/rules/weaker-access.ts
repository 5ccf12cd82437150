import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Access is not taken back. */
export const rule = snippet(
  {
    id: 'weaker-access',
    summary: 'a method cannot override another with weaker access',
    cites: { document: 'JLS 17', section: '8.4.8.3 Requirements in Overriding and Hiding' },
    expectation: rejected('a method overrides with weaker access'),
  },
  (fresh) => `class ${fresh('Local')} implements Runnable { void run() { } }`,
);
