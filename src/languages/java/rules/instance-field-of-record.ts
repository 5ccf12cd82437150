import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A record has its components. */
export const rule = snippet(
  {
    id: 'instance-field-of-record',
    summary: 'a record cannot declare instance fields',
    cites: { document: 'JLS 17', section: '8.10.3 Record Members' },
    expectation: rejected('a record has an instance field'),
  },
  (fresh) => `record ${fresh('Local')}(int first) { int second; }`,
);
