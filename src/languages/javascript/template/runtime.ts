/** What the text of an executed template refers to. */
export interface Runtime {
  readonly code: Readonly<Record<number, string | undefined>>;
  fill(id: number, evaluate: (text: string) => unknown): string;
  tick(): void;
}

/** A runtime, and its fuel. */
interface FuelledRuntime {
  readonly runtime: Runtime;
  readonly refuel: (fuel: number) => void;
  /** What is left; less than nothing if it was not enough. */
  readonly left: () => number;
}

/** Makes a runtime whose holes are filled by a function. */
export type CreateRuntime = (fill: Runtime['fill']) => FuelledRuntime;

/**
 * The text of a function that makes runtimes. It belongs to the realm of the template, and so does all that it hands out or
 * throws: by an object of cupel's own realm a template would get at the process.
 */
export const runtimeText = `(fill) => {
  'use strict';
  let left = 0;
  const code = { __proto__: null };
  return {
    runtime: {
      code,
      fill(id, evaluate) {
        let message;
        try {
          return (code[id] = fill(id, evaluate));
        } catch (error) {
          message = error.message;
        }
        throw new Error(message);
      },
      tick() {
        if (--left < 0) throw new Error('the template used up its fuel');
      },
    },
    refuel(fuel) {
      left = fuel;
    },
    left: () => left,
  };
}`;
