import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** An accessor has the type of its component. */
export const rule = snippet(
  {
    id: 'accessor-of-wrong-type',
    summary: 'an accessor method of a record cannot return another type',
    cites: { document: 'JLS 17', section: '8.10.3 Record Members' },
    expectation: rejected('an accessor has another type'),
  },
  (fresh) => `record ${fresh('Local')}(int first) { public long first() { return 1; } }`,
);
