import { rejected } from '../../../model/rules/expectation.js';
import { java21 } from './shared/releases.js';
import { memberSnippet } from './shared/snippet.js';

/** A switch has all permitted classes. */
export const rule = memberSnippet(
  {
    id: 'missing-permitted-class',
    summary: 'a switch over a sealed interface without one of its classes is not exhaustive',
    cites: { document: 'JLS 21', section: '14.11.1.1 Exhaustive Switch Blocks' },
    ...java21,
    expectation: rejected('a switch lacks a permitted class'),
  },
  (fresh) => {
    const [Sealed, First, Second, choose] = [
      fresh('Sealed'),
      fresh('First'),
      fresh('Second'),
      fresh('choose'),
    ] as const;
    return `sealed interface ${Sealed} { } record ${First}() implements ${Sealed} { } record ${Second}() implements ${Sealed} { } static int ${choose}(${Sealed} sealed) { return switch (sealed) { case ${First} first -> 1; }; }`;
  },
);
