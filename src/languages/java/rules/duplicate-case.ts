import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A case is there once. */
export const rule = snippet(
  {
    id: 'duplicate-case',
    summary: 'two cases of a switch cannot have one constant',
    cites: { document: 'JLS 17', section: '14.11.1 Switch Blocks' },
    expectation: rejected('a case is there twice'),
  },
  () => 'switch (Integer.parseInt("1")) { case 1: break; case 1: break; }',
);
