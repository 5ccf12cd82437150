import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Fields come after the superclass. */
export const rule = snippet(
  {
    id: 'field-as-constructor-argument',
    summary: 'the arguments of a call of another constructor cannot use fields of the instance',
    cites: { document: 'JLS 17', section: '8.8.7.1 Explicit Constructor Invocations' },
    expectation: rejected('a field is an argument of another constructor'),
  },
  (fresh) => {
    const Local = fresh('Local');
    return `class ${Local} { int value; ${Local}(int number) { } ${Local}() { this(value); } }`;
  },
);
