// Unique symbols as keys and brands, well-known symbols, and symbol-indexed types.
const id: unique symbol = Symbol('id');
const hidden = Symbol('hidden');
const sealed = Symbol();
declare const brand: unique symbol;

type Brand<T, Name extends string> = T & { readonly [brand]: Name };
type Meters = Brand<number, 'meters'>;
type Seconds = Brand<number, 'seconds'>;
type UserId = Brand<string, 'user'>;

interface Identified {
  readonly [id]: number;
  [hidden]?: string;
}

class Registry implements Iterable<Identified> {
  static readonly key: unique symbol = Symbol.for('registry');
  readonly [sealed] = true;
  #items = new Map<symbol | number, Identified>();

  add(item: Identified, alias?: symbol): this {
    this.#items.set(item[id], item);
    if (alias) this.#items.set(alias, item);
    return this;
  }

  get(key: number | typeof hidden): Identified | undefined {
    return this.#items.get(key);
  }

  *[Symbol.iterator](): Iterator<Identified> {
    yield* this.#items.values();
  }

  get [Symbol.toStringTag](): string {
    return 'Registry';
  }

  static [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && sealed in value;
  }
}

const meters = (value: number) => value as Meters;
const seconds = (value: number) => value as Seconds;
const speed = (distance: Meters, time: Seconds): number => distance / time;

type SymbolKeys<T> = Extract<keyof T, symbol>;
const key: SymbolKeys<Identified> = Math.random() > 0.5 ? id : hidden;

const bySymbol: Record<symbol, string | undefined> & { [id]: 'fixed' } = { [id]: 'fixed', [hidden]: 'free' };
const fixed: 'fixed' = bySymbol[id];

const registry = new Registry().add({ [id]: 1 }).add({ [id]: 2, [hidden]: 'h' }, hidden);
const user = 'u1' as UserId;
const all: number[] = [...registry].map((item) => item[id]);

export const results = [speed(meters(10), seconds(2)), key.description, fixed, all, registry.get(hidden)?.[hidden], user.length, registry[sealed], Registry.key.description];
