import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A local class is not sealed. */
export const rule = snippet(
  {
    id: 'sealed-local-class',
    summary: 'a local class cannot be sealed',
    cites: { document: 'JLS 17', section: '14.3 Local Class and Interface Declarations' },
    expectation: rejected('a local class is sealed'),
  },
  (fresh) => `sealed class ${fresh('Local')} { }`,
);
