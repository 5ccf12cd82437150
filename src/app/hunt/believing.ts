import type { Observer } from '../../campaign/observer.js';
import type { Observation } from '../../core/outcome.js';

/** Waits until what compilers have said can be believed; fails if they fail their self-tests. */
export type Believe = (observations: readonly Observation[]) => Promise<void>;

/** Tells by the self-tests of compilers, those of references apart, whether what they have said can be believed. */
export function believeAfter(tests: (reference: boolean) => Promise<void>): Believe {
  return (observations) => tests(observations.some(({ reference }) => reference));
}

/** An observer that tells what plain compilers say once that can be believed; they are asked meanwhile. */
export function believing(observer: Observer, believe: Believe): Observer {
  return {
    ...observer,
    async observePlainly(program, signal, only) {
      const observations = await observer.observePlainly(program, signal, only);
      await believe(observations);
      return observations;
    },
  };
}
