import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Type parameters belong to instances. */
export const rule = snippet(
  {
    id: 'type-parameter-in-static-context',
    summary: 'a static member cannot use a type parameter of its class',
    cites: { document: 'JLS 17', section: '8.1.2 Generic Classes and Type Parameters' },
    expectation: rejected('a static field has the type of a type parameter'),
  },
  (fresh) => `class ${fresh('Generic')}<T> { static T value; }`,
);
