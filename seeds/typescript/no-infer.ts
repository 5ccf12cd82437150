// NoInfer, inference priorities, defaults of type parameters and inference from return types.
interface State<S extends string> {
  initial: NoInfer<S>;
  states: readonly S[];
  onChange?: (from: NoInfer<S>, to: NoInfer<S>) => void;
}

function machine<S extends string>(options: State<S>): { current: S; go(to: S): void } {
  return {
    current: options.initial,
    go(to) {
      options.onChange?.(this.current, to);
      this.current = to;
    },
  };
}

function getOr<T>(map: ReadonlyMap<string, T>, key: string, fallback: NoInfer<T> | (() => NoInfer<T>)): T {
  const found = map.get(key);
  if (found !== undefined) return found;
  return typeof fallback === 'function' ? (fallback as () => T)() : fallback;
}

function createList<T = string, L extends T[] = T[]>(...items: L): { items: L; first: T | undefined } {
  return { items, first: items[0] };
}

function lazy<T>(make: () => T): { readonly value: T } {
  let made: { value: T } | undefined;
  return {
    get value() {
      return (made ??= { value: make() }).value;
    },
  };
}

declare function empty<T>(): T[];
declare function deferred<T, E extends Error = TypeError>(): { resolve(value: T): void; reject(error: E): void };

class Bus<M extends { [name: string]: unknown } = { ping: number }> {
  send<K extends keyof M>(name: K, message: NoInfer<M[K]>): [K, M[K]] {
    return [name, message];
  }
}

const door = machine({ initial: 'closed', states: ['open', 'closed'], onChange: (from, to) => void [from, to] });
door.go('open');

const ports = new Map([['http', 80 as 80 | 443]]);
const port: 80 | 443 = getOr(ports, 'https', 443);
const ready: 80 | 443 = getOr(ports, 'x', () => 80);
const texts = createList('a', 'b');
const numbers: { first: number | undefined } = createList<number>(1, 2);

const lazyPair = lazy((): [number, string] => [1, 'a']);
const [count, label] = lazyPair.value;

export function fill(): string[] {
  const target: string[] = empty();
  const pending = deferred<string>();
  pending.reject(new TypeError(target[0]));
  return target.length > 0 ? target : empty();
}

export const results = [door.current, port, ready, texts.items[1], numbers.first, count.toFixed(), label.trim()];
export const sent: ['ping', number] = new Bus().send('ping', 1);
