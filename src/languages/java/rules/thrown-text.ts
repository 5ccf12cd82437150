import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Only a Throwable is thrown. */
export const rule = snippet(
  {
    id: 'thrown-text',
    summary: 'a throw statement cannot throw a text',
    cites: { document: 'JLS 17', section: '14.18 The throw Statement' },
    expectation: rejected('a text is thrown'),
  },
  () => 'throw "text";',
);
