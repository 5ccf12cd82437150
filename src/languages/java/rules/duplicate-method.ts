import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A method is declared once. */
export const rule = snippet(
  {
    id: 'duplicate-method',
    summary: 'a class cannot have two methods of the same signature',
    cites: { document: 'JLS 17', section: '8.4.2 Method Signature' },
    expectation: rejected('a method is declared twice'),
  },
  (fresh) => `class ${fresh('Local')} { void run(int first) { } int run(int second) { return 1; } }`,
);
