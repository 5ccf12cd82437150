// Intersections of objects, functions, primitives with brands, unions that reduce to never, and generic parts.
type Named = { name: string };
type Aged = { age: number };
type Person = Named & Aged & { readonly born?: Date };
type Exact<A, B> = A & Record<Exclude<keyof B, keyof A>, never>;
type Simplify<T> = { [K in keyof T]: T[K] } & {};
type LiteralUnion<L extends string> = L | (string & {});
type Callable = ((text: string) => number) & ((n: number) => string) & { readonly id: symbol };
type Conflict = { kind: 'a'; value: 1 } & { kind: 'b'; value: 2 };
type Either<A, B> = (A & { [K in Exclude<keyof B, keyof A>]?: undefined }) | (B & { [K in Exclude<keyof A, keyof B>]?: undefined });
type Overwrite<T, U> = Simplify<Omit<T, keyof U> & U>;

function extend<T extends object, U extends object>(first: T, second: U): T & U {
  const result = { ...first } as T & U;
  for (const key in second) {
    if (!Object.hasOwn(first, key)) result[key as Extract<keyof U, string>] = second[key] as (T & U)[Extract<keyof U, string>];
  }
  return result;
}

function callable(): Callable {
  const f = ((input: string | number) => (typeof input === 'string' ? input.length : String(input))) as Callable;
  return Object.assign(f, { id: Symbol() });
}

function assertNever(value: Conflict): never {
  throw new Error(value);
}

function color(name: LiteralUnion<'red' | 'blue'>): string {
  return name === 'red' ? 'warm' : name;
}

function contact(by: Either<{ email: string }, { phone: number; country: string }>): string {
  return by.email ?? by.country + by.phone.toFixed();
}

function narrow<T extends string | number | { size: number }>(value: T): number {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return value satisfies T & number;
  return value.size;
}

const person: Person = extend({ name: 'a' }, { age: 1 });
const exact: Exact<Named, Person> = { name: 'x' } as Exact<Named, Person>;
const both = callable();
const length: number = both('abc');
const digits: string = both(42);
const changed: Overwrite<Person, { age: string }> = { name: 'b', age: 'two' };
const unionOfIntersections: (Named | Aged) & { tag: 'x' } = Math.random() > 0.5 ? { name: 'n', tag: 'x' } : { age: 3, tag: 'x' };
const who: string = 'name' in unionOfIntersections ? unionOfIntersections.name : unionOfIntersections.tag;

export { assertNever };
export const results = [person.age, exact.name, length, digits, color('green'), contact({ email: 'e' }), narrow({ size: 2 }), changed.age, who];
