import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A class implements its interfaces. */
export const rule = snippet(
  {
    id: 'unimplemented-method',
    summary: 'a class that is not abstract must implement all abstract methods',
    cites: { document: 'JLS 17', section: '8.1.1.1 abstract Classes' },
    expectation: rejected('an abstract method is not implemented'),
  },
  (fresh) => `class ${fresh('Local')} implements Runnable { }`,
);
