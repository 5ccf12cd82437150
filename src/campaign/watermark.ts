/** Batches end in any order; this hands them on in the order of their programs, without a gap. */
export interface Watermark<T> {
  /** Notes that the programs from start to end (end excluded) are done; returns what can be handed on now. */
  done(start: number, end: number, result: T): readonly T[];
  /** Every program below this index has been handed on. */
  readonly next: number;
}

/** Makes a watermark that begins at an index. */
export function createWatermark<T>(first: number): Watermark<T> {
  const waiting = new Map<number, { end: number; result: T }>();
  let next = first;
  return {
    get next() {
      return next;
    },
    done(start, end, result) {
      waiting.set(start, { end, result });
      const ready: T[] = [];
      for (let batch = waiting.get(next); batch; batch = waiting.get(next)) {
        waiting.delete(next);
        ready.push(batch.result);
        next = batch.end;
      }
      return ready;
    },
  };
}
