// Variadic tuple types: concatenation, currying, zipping and rest elements in the middle.
type Concat<A extends readonly unknown[], B extends readonly unknown[]> = [...A, ...B];
type Tail<T extends readonly unknown[]> = T extends readonly [unknown, ...infer R] ? R : [];
type Last<T extends readonly unknown[]> = T extends readonly [...unknown[], infer L] ? L : never;
type Reverse<T extends readonly unknown[]> = T extends readonly [infer H, ...infer R] ? [...Reverse<R>, H] : [];
type Zip<A extends readonly unknown[], B extends readonly unknown[]> = A extends readonly [infer X, ...infer XS]
  ? B extends readonly [infer Y, ...infer YS]
    ? [[X, Y], ...Zip<XS, YS>]
    : []
  : [];
type Curried<A extends unknown[], R> = A extends [infer H, ...infer T] ? (arg: H) => Curried<T, R> : R;

function concat<const A extends readonly unknown[], const B extends readonly unknown[]>(a: A, b: B): [...A, ...B] {
  return [...a, ...b];
}

function partial<A extends unknown[], B extends unknown[], R>(f: (...args: [...A, ...B]) => R, ...bound: A): (...rest: B) => R {
  return (...rest) => f(...bound, ...rest);
}

function curry<A extends unknown[], R>(f: (...args: A) => R): Curried<A, R> {
  const step = (args: unknown[]): unknown =>
    args.length >= f.length ? f(...(args as A)) : (arg: unknown) => step([...args, arg]);
  return step([]) as Curried<A, R>;
}

type Framed = [start: 'begin', ...body: number[], end: 'end'];

const joined: [1, 2, 'a'] = concat([1, 2], ['a']);
const add = (a: number, b: number, c: string) => `${a + b}${c}`;
const addOne = partial(add, 1);
const text: string = addOne(2, '!');
const curried = curry(add)(1)(2)('?');

const reversed: Reverse<[1, 'two', true]> = [true, 'two', 1];
const last: Last<['a', 'b', 3]> = 3;
const zipped: Zip<[1, 2], ['a', 'b', 'c']> = [
  [1, 'a'],
  [2, 'b'],
];
const framed: Framed = ['begin', 1, 2, 3, 'end'];
const [begin, ...rest] = framed;
const tail: Tail<Concat<[1], [2, 3]>> = [2, 3];

export { joined, text, curried, reversed, last, zipped, begin, rest, tail };
