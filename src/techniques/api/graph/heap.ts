/** A queue that gives what costs least first; of what costs the same, what came first. */
export interface Heap<T> {
  push(item: T, cost: number): void;
  pop(): { readonly item: T; readonly cost: number } | undefined;
}

interface Entry<T> {
  readonly item: T;
  readonly cost: number;
  readonly order: number;
}

/** Makes an empty queue. */
export function createHeap<T>(): Heap<T> {
  const entries: Entry<T>[] = [];
  let pushed = 0;
  return {
    push(item, cost) {
      const entry = { item, cost, order: pushed++ };
      let at = entries.length;
      while (at > 0) {
        const above = (at - 1) >> 1;
        const parent = entries[above] as Entry<T>;
        if (!isBefore(entry, parent)) break;
        entries[at] = parent;
        at = above;
      }
      entries[at] = entry;
    },
    pop() {
      const first = entries[0];
      const last = entries.pop();
      if (!first || !last || entries.length === 0) return first;
      let at = 0;
      for (;;) {
        let below = 2 * at + 1;
        const right = entries[below + 1];
        if (right && isBefore(right, entries[below] as Entry<T>)) below++;
        const child = entries[below];
        if (!child || !isBefore(child, last)) break;
        entries[at] = child;
        at = below;
      }
      entries[at] = last;
      return first;
    },
  };
}

function isBefore<T>(a: Entry<T>, b: Entry<T>): boolean {
  return a.cost < b.cost || (a.cost === b.cost && a.order < b.order);
}
