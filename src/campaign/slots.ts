/** Places for work of which only so much is done at once; what waits is done in its order. */
export interface Slots {
  use<T>(work: () => Promise<T>): Promise<T>;
  /** How many pieces of work are under way, or wait. */
  readonly size: number;
  /** How long these take, as far as is known. */
  secondsLeft(): number;
}

/** Makes so many places. */
export function createSlots(places: number): Slots {
  const waiting: (() => void)[] = [];
  let free = places;
  let size = 0;
  let [pieces, seconds] = [0, 0];
  return {
    get size() {
      return size;
    },
    async use(work) {
      size++;
      // Who gives a place back hands it on.
      if (free > 0) free--;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      const began = performance.now();
      try {
        return await work();
      } finally {
        size--;
        pieces++;
        seconds += (performance.now() - began) / 1000;
        const next = waiting.shift();
        if (next) next();
        else free++;
      }
    },
    secondsLeft: () => (pieces === 0 ? 0 : (size / places) * (seconds / pieces)),
  };
}
