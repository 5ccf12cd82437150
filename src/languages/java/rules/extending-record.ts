import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A record extends only Record. */
export const rule = snippet(
  {
    id: 'extending-record',
    summary: 'a record declaration has no extends clause',
    cites: { document: 'JLS 17', section: '8.10 Record Classes' },
    expectation: rejected('a record extends a class'),
  },
  (fresh) => `record ${fresh('Local')}(int first) extends Object { }`,
);
