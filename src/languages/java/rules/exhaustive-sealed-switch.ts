import { same } from '../../../model/rules/expectation.js';
import { java21 } from './shared/releases.js';
import { memberSnippet } from './shared/snippet.js';

/** A switch over a sealed interface needs no default. */
export const rule = memberSnippet(
  {
    id: 'exhaustive-sealed-switch',
    summary: 'a switch over all classes of a sealed interface is exhaustive',
    cites: { document: 'JLS 21', section: '15.28.1 The Switch Block of a switch Expression' },
    ...java21,
    expectation: same,
  },
  (fresh) => {
    const [Sealed, First, Second, choose] = [
      fresh('Sealed'),
      fresh('First'),
      fresh('Second'),
      fresh('choose'),
    ] as const;
    return `sealed interface ${Sealed}<T> { } record ${First}<T>(T value) implements ${Sealed}<T> { } record ${Second}<T>(T first, T second) implements ${Sealed}<T> { } static <T> T ${choose}(${Sealed}<T> sealed) { return switch (sealed) { case ${First}<T>(T value) -> value; case ${Second}<T>(T first, T second) -> second; }; }`;
  },
);
