import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** An override throws no more. */
export const rule = snippet(
  {
    id: 'thrown-by-override',
    summary: 'a method that overrides another cannot throw more checked exceptions',
    cites: { document: 'JLS 17', section: '8.4.8.3 Requirements in Overriding and Hiding' },
    expectation: rejected('an override throws more'),
  },
  (fresh) => `class ${fresh('Local')} implements Runnable { public void run() throws Exception { } }`,
);
