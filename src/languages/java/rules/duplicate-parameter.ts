import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A parameter is declared once. */
export const rule = snippet(
  {
    id: 'duplicate-parameter',
    summary: 'two parameters of a method cannot have one name',
    cites: { document: 'JLS 17', section: '8.4.1 Formal Parameters' },
    expectation: rejected('a parameter is declared twice'),
  },
  (fresh) => `class ${fresh('Local')} { void run(int first, int first) { } }`,
);
