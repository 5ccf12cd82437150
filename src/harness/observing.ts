import { type Library, libraryName } from '../core/library.js';
import type { Observed, Outcome } from '../core/outcome.js';
import type { Compilable } from '../core/test-program.js';
import type { ObserveOptions, Toolchain } from '../core/toolchain.js';

/** What a toolchain knows of a program that it was shown. */
export type Shown = Omit<Observed, 'millis'>;

/** What a way of observing is asked for; `onShown` hears of programs of the batch before the others are done. */
export interface WayOptions extends Omit<ObserveOptions, 'onObserved'> {
  readonly onShown?: ((index: number, shown: Shown) => void) | undefined;
}

/** The two ways in which a toolchain observes programs. */
export interface Ways {
  /** The kinds of libraries that its programs may need. */
  readonly libraries?: readonly Library['kind'][];
  readonly together: (batch: readonly Compilable[], options: WayOptions) => Promise<readonly Shown[]>;
  readonly alone: (program: Compilable, options: ObserveOptions) => Promise<Shown>;
}

/** The observing side of a toolchain: it takes the time, and refuses programs whose libraries it cannot give them. */
export function observing({ libraries = [], together, alone }: Ways): Pick<Toolchain, 'observe' | 'observePlainly'> {
  return {
    async observe(batch, { onObserved, ...options }) {
      const usable = batch.filter((program) => !refusal(program, libraries));
      const began = performance.now();
      let heard = 0;
      const onShown = (i: number, each: Shown) => {
        const millis = (performance.now() - began) / ++heard;
        onObserved?.(batch.indexOf(usable[i] as Compilable), { ...each, millis });
      };
      const shown = usable.length > 0 ? await together(usable, { ...options, ...(onObserved && { onShown }) }) : [];
      if (shown.length !== usable.length)
        throw new Error(`${shown.length} outcomes for a batch of ${usable.length} programs`);
      const millis = (performance.now() - began) / Math.max(1, usable.length);
      const rest = shown.map((each) => ({ ...each, millis }));
      return batch.map((program) => {
        const refused = refusal(program, libraries);
        return refused ? { outcome: refused, millis: 0 } : (rest.shift() as Observed);
      });
    },
    async observePlainly(program, options) {
      const refused = refusal(program, libraries);
      if (refused) return { outcome: refused, millis: 0 };
      const began = performance.now();
      const shown = await alone(program, options);
      return { ...shown, millis: performance.now() - began };
    },
  };
}

function refusal({ libraries = [] }: Compilable, usable: readonly Library['kind'][]): Outcome | undefined {
  const other = libraries.find(({ kind }) => !usable.includes(kind));
  return other && { kind: 'toolFailed', message: `this toolchain cannot use ${libraryName(other)}`, lasting: true };
}
