// Function types: optional, rest and this parameters, assignability, generics, callable objects and void returns.
type Binary = (a: number, b: number) => number;
type Variadic<T> = (...items: readonly T[]) => T | undefined;
type Guarded = { (x: unknown): x is string; readonly label?: string };
type Factory = { new (text: string): RegExp; (text: string): RegExp };
type Voidable = () => void;

const add: Binary = (a, b) => a + b;
const first: Binary = (a) => a;
const last: Variadic<number | string> = (...items) => items[items.length - 1];
const guard: Guarded = Object.assign((x: unknown): x is string => typeof x === 'string', { label: 'text' });
const factory: Factory = RegExp;
const voidable: Voidable = () => 42;

function fold(f: Binary, ...items: [number, ...number[]]): number {
  return items.reduce(f);
}

function once<F extends (this: any, ...args: any[]) => any>(f: F): (this: ThisParameterType<F>, ...args: Parameters<F>) => ReturnType<F> | undefined {
  let called = false;
  return function (...args) {
    if (called) return undefined;
    called = true;
    return f.apply(this, args);
  };
}

function overloadable(callback: { (kind: 'a', value: number): void; (kind: 'b', value: string): void }): void {
  callback('a', 1);
  callback('b', 'x');
}

overloadable((kind: 'a' | 'b', value: number | string) => void [kind, value]);

interface Pipeline<I, O> {
  (input: I): O;
  then<P>(next: (output: O) => P): Pipeline<I, P>;
}

function pipeline<I, O>(run: (input: I) => O): Pipeline<I, O> {
  return Object.assign((input: I) => run(input), {
    then: <P>(next: (output: O) => P) => pipeline((input: I) => next(run(input))),
  });
}

const measure = pipeline((text: string) => text.length)
  .then((n) => n * 2)
  .then((n) => ({ doubled: n }));

const limited = once(function (this: { limit: number }, extra: number) {
  return this.limit + extra;
});

const handlers: { [K in 'open' | 'close']: (this: { name: string }, at?: Date) => void } = {
  open() {
    this.name = 'opened';
  },
  close(at = new Date(0)) {
    this.name = at.toString();
  },
};

const methods: Array<(x: never) => unknown> = [add.bind(null, 1), guard, String, (x: { p: 1 }) => x.p];
const narrowed: string[] = ['a', 1, null].filter(guard);

export const results = [fold(add, 1, 2), first(3, 4), last('a', 1), factory('x').source, new factory('y').flags, voidable()];
export const more = [measure('abc').doubled, limited.call({ limit: 1 }, 2), handlers.open.name, methods.length, narrowed];
