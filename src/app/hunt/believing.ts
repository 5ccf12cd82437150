import type { Observer } from '../../campaign/observer.js';
import type { Observation } from '../../core/outcome.js';

/** An observer that tells what compilers say once they have passed their self-tests, those of references apart. */
export function believing(observer: Observer, tests: (reference: boolean) => Promise<unknown>): Observer {
  const testsOf = (rows: readonly (readonly Observation[])[]) =>
    tests(rows.some((row) => row.some(({ reference }) => reference)));
  return {
    ...observer,
    async observe(batch, signal, { onObserved, ...how } = {}) {
      const told: Promise<void>[] = [];
      const tell = (index: number, row: readonly Observation[]) => {
        // Why tests failed is told to whoever waits for all rows.
        const telling = testsOf([row]).then(
          () => onObserved?.(index, row),
          () => undefined,
        );
        told.push(telling);
      };
      const observing = observer.observe(batch, signal, { ...how, ...(onObserved && { onObserved: tell }) });
      // Nothing is told of a batch after its end, also if that is a stop: nobody would count it any more.
      const rows = await observing.finally(() => Promise.all(told));
      await testsOf(rows);
      return rows;
    },
    // What is suspected first is confirmed while references are tested.
    async observePlainly(program, signal, only) {
      const row = await observer.observePlainly(program, signal, only);
      await testsOf([row]);
      return row;
    },
  };
}
