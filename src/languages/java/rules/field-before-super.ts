import { rejected } from '../../../model/rules/expectation.js';
import { java25 } from './shared/releases.js';
import { snippet } from './shared/snippet.js';

/** Fields are not read before the superclass. */
export const rule = snippet(
  {
    id: 'field-before-super',
    summary: 'statements before the call of a constructor cannot read the fields of the instance',
    cites: { document: 'JLS 25', section: '8.8.7 Constructor Body' },
    ...java25,
    expectation: rejected('a field is read before the call of the superclass'),
  },
  (fresh) => {
    const Local = fresh('Local');
    return `class ${Local} { int value; ${Local}() { int copy = value; super(); } }`;
  },
);
