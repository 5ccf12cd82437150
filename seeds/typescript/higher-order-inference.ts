// Higher-order generic functions: composition, partial application and inference from returned functions.
type Fn<A extends readonly unknown[] = never[], R = unknown> = (...args: A) => R;

function compose<A extends unknown[], B, C>(f: (...args: A) => B, g: (b: B) => C): (...args: A) => C {
  return (...args) => g(f(...args));
}

function pipe<A>(value: A): A;
function pipe<A, B>(value: A, ab: (a: A) => B): B;
function pipe<A, B, C>(value: A, ab: (a: A) => B, bc: (b: B) => C): C;
function pipe<A, B, C, D>(value: A, ab: (a: A) => B, bc: (b: B) => C, cd: (c: C) => D): D;
function pipe(value: unknown, ...steps: Fn<any[], any>[]): unknown {
  return steps.reduce((current, step) => step(current), value);
}

const identity = <T>(value: T): T => value;
const box = <T>(value: T): { value: T } => ({ value });
const listOf = <T>(value: T): T[] => [value];
const constant =
  <T>(value: T) =>
  <_U>(_ignored?: _U): T =>
    value;

const boxedList = compose(listOf, box);
const numbers: { value: number[] } = boxedList(1);
const generic: <T>(value: T) => { value: T[] } = boxedList;

function memoize<A extends readonly [PropertyKey, ...unknown[]], R>(f: Fn<A, R>): Fn<A, R> & { readonly cache: Map<A[0], R> } {
  const cache = new Map<A[0], R>();
  const memoized = (...args: A): R => {
    const known = cache.get(args[0]);
    if (known !== undefined) return known;
    const result = f(...args);
    cache.set(args[0], result);
    return result;
  };
  return Object.assign(memoized, { cache });
}

function flip<A, B, R>(f: (a: A, b: B) => R): (b: B, a: A) => R {
  return (b, a) => f(a, b);
}

function mapValues<T extends object, R>(value: T, f: <K extends keyof T>(item: T[K], key: K) => R): { [K in keyof T]: R } {
  const out = {} as { [K in keyof T]: R };
  for (const key in value) out[key] = f(value[key], key);
  return out;
}

const slow = memoize((text: string, times: number) => text.repeat(times));
const cached: string | undefined = slow.cache.get('ab');
const flipped = flip((text: string, n: number) => text.charAt(n));
const wrapped = pipe([3, 1, 2], (list) => list.map(String), (texts) => texts.join('-'), box);
const length: number = wrapped.value.length;
const arrays = mapValues({ a: 1, b: 'x' }, (item) => [item]);
const always: string = constant('k')(5);
const same = [1, 2].map(identity).map(box).flatMap(({ value }) => [value, value]);

export const results = [numbers, generic('t'), slow('ab', 2), cached, flipped(0, 'z'), length, arrays.b, always, same];
