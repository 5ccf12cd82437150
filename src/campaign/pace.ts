/** How many programs are observed together. */
export interface Pace {
  /** For the next batch, if there is so much time left. */
  next(secondsLeft: number): number;
  /** Notes how long a batch took. */
  note(programs: number, seconds: number): void;
}

// On a busy machine a large batch is done long after the time is up: small ones come first, and grow while they are quick.
const first = 5;
const smallest = 2;
const quickSeconds = 2;
const slowSeconds = 8;

/** Finds the pace of this machine; it changes which programs share a batch, and never the programs. */
export function createPace(largest: number): Pace {
  let size = Math.min(first, largest);
  let perSecond: number | undefined;
  return {
    next(secondsLeft) {
      const possible = perSecond === undefined ? size : Math.floor(perSecond * Math.max(0, secondsLeft));
      return Math.max(1, Math.min(size, possible));
    },
    note(programs, seconds) {
      perSecond = programs / Math.max(seconds, 0.001);
      if (seconds < quickSeconds) size = Math.max(size, Math.min(largest, 2 * programs));
      else if (seconds > slowSeconds) size = Math.max(Math.min(smallest, largest), Math.floor(programs / 2));
    },
  };
}
