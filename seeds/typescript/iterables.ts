// Iterables and iterators written by hand, spread, destructured and mapped lazily.
interface Sequence<T> extends Iterable<T> {
  map<U>(f: (item: T, index: number) => U): Sequence<U>;
  filter<U extends T>(test: (item: T) => item is U): Sequence<U>;
  filter(test: (item: T) => boolean): Sequence<T>;
  reduce<A>(f: (acc: A, item: T) => A, initial: A): A;
  toArray(): T[];
}

class Lazy<T> implements Sequence<T> {
  constructor(private readonly source: () => Iterator<T>) {}

  static of<T>(...items: T[]): Lazy<T> {
    return new Lazy(() => items[Symbol.iterator]());
  }

  [Symbol.iterator](): Iterator<T> {
    return this.source();
  }

  map<U>(f: (item: T, index: number) => U): Lazy<U> {
    const source = this.source;
    return new Lazy<U>(() => {
      const inner = source();
      let index = 0;
      return {
        next: (): IteratorResult<U> => {
          const step = inner.next();
          return step.done ? { done: true, value: undefined } : { done: false, value: f(step.value, index++) };
        },
      };
    });
  }

  filter<U extends T>(test: (item: T) => item is U): Lazy<U>;
  filter(test: (item: T) => boolean): Lazy<T>;
  filter(test: (item: T) => boolean): Lazy<T> {
    const self = this;
    return new Lazy(function* () {
      for (const item of self) if (test(item)) yield item;
    });
  }

  reduce<A>(f: (acc: A, item: T) => A, initial: A): A {
    let acc = initial;
    for (const item of this) acc = f(acc, item);
    return acc;
  }

  toArray(): T[] {
    return [...this];
  }
}

function zip<T extends readonly Iterable<unknown>[]>(...sources: T): { [I in keyof T]: T[I] extends Iterable<infer E> ? E : never }[] {
  const columns = sources.map((source) => Array.from(source));
  const height = Math.min(...columns.map((column) => column.length));
  return Array.from({ length: height }, (_, row) => columns.map((column) => column[row])) as ReturnType<typeof zip<T>>;
}

const mixed = Lazy.of<string | number>('a', 1, 'b', 2);
const texts: string[] = mixed.filter((item): item is string => typeof item === 'string').toArray();
const [first, ...others] = mixed.map((item, index) => `${index}${item}`);
const sum: number = mixed.reduce((acc, item) => acc + (typeof item === 'number' ? item : 0), 0);
const zipped: [string, number][] = zip('ab', new Set([1, 2]));
const lookup = new Map(zipped);

export const results = [texts, first, others, sum, lookup.get('a'), Math.max(...lookup.values())];
