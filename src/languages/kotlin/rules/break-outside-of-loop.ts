import { rejected } from '../../../model/rules/expectation.js';
import { topSnippet } from './shared/snippet.js';

/** A jump needs its loop. */
export const rule = topSnippet(
  {
    id: 'break-outside-of-loop',
    summary: 'a break expression stands in a loop',
    cites: { document: 'Kotlin language specification', section: 'Expressions: Break expressions' },
    expectation: rejected('a break expression stands outside of loops'),
  },
  (fresh, random) =>
    `fun ${fresh('jumps')}() {\n  ${random.pick(['break', 'if (true) break', 'when (1) { else -> break }'])}\n}`,
);
