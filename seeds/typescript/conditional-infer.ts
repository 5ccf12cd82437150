// Conditional types with one, several and constrained infer positions.
type ElementOf<T> = T extends readonly (infer E)[] ? E : never;
type Returned<F> = F extends (...args: never[]) => infer R ? R : never;
type FirstParameter<F> = F extends (first: infer P, ...rest: never[]) => unknown ? P : undefined;
type KeyAndValue<T> = T extends Map<infer K, infer V> ? [key: K, value: V] : T extends Set<infer M> ? [member: M] : [];
type TextHead<T> = T extends readonly [infer H extends string, ...infer Rest] ? { head: H; rest: Rest } : null;
type Unwrap<T> = T extends Promise<infer U> ? Unwrap<U> : T extends () => infer U ? Unwrap<U> : T;

type Contravariant<T> = T extends { a: (x: infer U) => void; b: (x: infer U) => void } ? U : never;
type Covariant<T> = T extends { a: infer U; b: infer U } ? U : never;

type InstanceOf<C> = C extends abstract new (...args: infer A) => infer I ? { args: A; instance: I } : never;

class Point {
  constructor(
    public x: number,
    public y: number,
  ) {}
}

const element: ElementOf<readonly ['a', 'b']> = 'b';
const returned: Returned<(text: string) => { length: number }> = { length: 2 };
const parameter: FirstParameter<(n: bigint, s: string) => void> = 10n;
const pair: KeyAndValue<Map<string, boolean>> = ['on', true];
const single: KeyAndValue<Set<Point>> = [new Point(1, 2)];
const none: KeyAndValue<string> = [];
const head: TextHead<['x', 1, true]> = { head: 'x', rest: [1, true] };
const noHead: TextHead<[1, 2]> = null;
const deep: Unwrap<Promise<() => Promise<number>>> = 42;

const both: Contravariant<{ a: (x: { p: 1 }) => void; b: (x: { q: 2 }) => void }> = { p: 1, q: 2 };
const either: Covariant<{ a: string; b: number }> = Math.random() > 0.5 ? 'text' : 7;
const made: InstanceOf<typeof Point> = { args: [3, 4], instance: new Point(3, 4) };

function call<F extends (...args: any[]) => unknown>(f: F, ...args: Parameters<F>): Returned<F> {
  return f(...args) as Returned<F>;
}

const length: number = call((text: string, extra: number) => text.length + extra, 'abc', 1);

export { element, returned, parameter, pair, single, none, head, noHead, deep, both, either, made, length };
