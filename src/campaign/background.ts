/** Work that nobody waits for until the end. */
export interface Background {
  /** How many pieces are under way. */
  readonly size: number;
  add(work: Promise<void>): void;
  /** The next time that a piece is done. */
  next(): Promise<void>;
  /** All that was added, and what comes meanwhile. */
  all(): Promise<void>;
}

/** Keeps work that is under way; who is told of failures must not throw. */
export function createBackground(fail: (error: unknown) => void): Background {
  const pending = new Set<Promise<void>>();
  return {
    get size() {
      return pending.size;
    },
    add(work) {
      const watched = work.catch(fail).finally(() => pending.delete(watched));
      pending.add(watched);
    },
    next: () => Promise.race(pending),
    async all() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
