// Mapped types with key remapping, modifiers added and removed, and homomorphic mapping over arrays.
interface Settings {
  readonly name: string;
  retries?: number;
  readonly hosts: readonly string[];
  nested: { readonly deep?: boolean };
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Complete<T> = { [K in keyof T]-?: Exclude<T[K], undefined> };
type Frozen<T> = { +readonly [K in keyof T]: T[K] extends object ? Frozen<T[K]> : T[K] };
type Getters<T> = { [K in keyof T & string as `get${Capitalize<K>}`]-?: () => T[K] };
type Setters<T> = { [K in keyof T as K extends string ? `set${Capitalize<K>}` : never]?: (value: T[K]) => void };
type OnlyOf<T, V> = { [K in keyof T as T[K] extends V ? K : never]: T[K] };
type Flipped<T extends Record<string, PropertyKey>> = { [K in keyof T as T[K]]: K };
type Prefixed<T, P extends string> = { [K in keyof T as K extends string ? `${P}_${K}` : K]: T[K] };
type Lifted<T extends readonly unknown[]> = { [I in keyof T]: { item: T[I] } };

const mutable: Mutable<Settings> = { name: 'a', hosts: [], nested: {} };
mutable.name = 'b';
mutable.hosts = ['h'];

const complete: Complete<Settings> = { name: 'c', retries: 0, hosts: ['x'], nested: { deep: true } };
const frozen: Frozen<Settings> = { name: 'd', hosts: ['y'], nested: { deep: false } };

const getters: Getters<Settings> = {
  getName: () => complete.name,
  getRetries: () => complete.retries,
  getHosts: () => frozen.hosts,
  getNested: () => mutable.nested,
};
const setters: Setters<Settings> = {
  setRetries(value) {
    mutable.retries = value;
  },
};
setters.setRetries?.(3);

const texts: OnlyOf<Settings, string> = { name: 'only' };
const flipped: Flipped<{ a: 'x'; b: 'y' }> = { x: 'a', y: 'b' };
const prefixed: Prefixed<{ one: 1; two: 2 }, 'n'> = { n_one: 1, n_two: 2 };
const lifted: Lifted<[string, number?]> = [{ item: 'first' }];
const [first, second] = lifted;

export const shown = [getters.getName(), texts.name, flipped.x, prefixed.n_two, first.item, second?.item];
