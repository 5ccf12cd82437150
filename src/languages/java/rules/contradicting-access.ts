import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Access is said once. */
export const rule = snippet(
  {
    id: 'contradicting-access',
    summary: 'a method cannot be both public and private',
    cites: { document: 'JLS 17', section: '8.4.3 Method Modifiers' },
    expectation: rejected('a method is public and private'),
  },
  (fresh) => `class ${fresh('Local')} { public private void run() { } }`,
);
