import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Every constructor of a record calls another. */
export const rule = snippet(
  {
    id: 'constructor-without-canonical',
    summary: 'a constructor of a record that is not canonical must call another constructor first',
    cites: { document: 'JLS 17', section: '8.10.4 Record Constructor Declarations' },
    expectation: rejected('a constructor of a record calls no other'),
  },
  (fresh) => {
    const Local = fresh('Local');
    return `record ${Local}(int first) { ${Local}() { } }`;
  },
);
