import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A lambda needs a functional interface. */
export const rule = snippet(
  {
    id: 'lambda-for-object',
    summary: 'a lambda expression cannot be assigned to Object',
    cites: { document: 'JLS 17', section: '9.8 Functional Interfaces' },
    expectation: rejected('a lambda is assigned to an Object'),
  },
  (fresh) => `Object ${fresh('object')} = () -> { };`,
);
