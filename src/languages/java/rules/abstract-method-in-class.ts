import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** An abstract method makes its class abstract. */
export const rule = snippet(
  {
    id: 'abstract-method-in-class',
    summary: 'a class that is not abstract cannot have an abstract method',
    cites: { document: 'JLS 17', section: '8.1.1.1 abstract Classes' },
    expectation: rejected('a class that is not abstract has an abstract method'),
  },
  (fresh) => `class ${fresh('Local')} { abstract void run(); }`,
);
