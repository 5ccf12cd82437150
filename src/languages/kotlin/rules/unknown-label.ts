import { rejected } from '../../../model/rules/expectation.js';
import { topSnippet } from './shared/snippet.js';

/** A jump needs its label. */
export const rule = topSnippet(
  {
    id: 'unknown-label',
    summary: 'a label that a jump names stands around it',
    cites: { document: 'Kotlin language specification', section: 'Scopes and identifiers: Labels' },
    expectation: rejected('a label is not there'),
  },
  (fresh, random) =>
    `fun ${fresh('jumps')}() {\n  here@ while (true) {\n    ${random.pick(['break', 'continue', 'return'])}@nowhere\n  }\n}`,
);
