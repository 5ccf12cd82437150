import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A type parameter has no constructor. */
export const rule = snippet(
  {
    id: 'instance-of-type-parameter',
    summary: 'an instance of a type parameter cannot be created',
    cites: { document: 'JLS 17', section: '15.9.1 Determining the Class being Instantiated' },
    expectation: rejected('an instance of a type parameter is created'),
  },
  (fresh) => `class ${fresh('Generic')}<T> { T make() { return new T(); } }`,
);
