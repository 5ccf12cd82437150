/** Places for work of which only so much is done at once; what waits is done in its order. */
export interface Slots {
  use<T>(work: () => Promise<T>): Promise<T>;
  /** How long so many pieces of work take, as far as is known. */
  secondsFor(pieces: number): number;
}

/** Makes so many places. */
export function createSlots(places: number): Slots {
  const waiting: (() => void)[] = [];
  let free = places;
  let [pieces, seconds] = [0, 0];
  return {
    async use(work) {
      // Who gives a place back hands it on.
      if (free > 0) free--;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      const began = performance.now();
      try {
        return await work();
      } finally {
        pieces++;
        seconds += (performance.now() - began) / 1000;
        const next = waiting.shift();
        if (next) next();
        else free++;
      }
    },
    secondsFor: (asked) => (pieces === 0 ? 0 : (asked / places) * (seconds / pieces)),
  };
}
