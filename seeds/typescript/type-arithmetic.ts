// Arithmetic and data structures at type level with tuples as numbers; tail-recursive conditionals.
type Tuple<N extends number, T = unknown, A extends T[] = []> = A['length'] extends N ? A : Tuple<N, T, [...A, T]>;
type Add<A extends number, B extends number> = [...Tuple<A>, ...Tuple<B>]['length'] & number;
type Subtract<A extends number, B extends number> = Tuple<A> extends [...Tuple<B>, ...infer R] ? R['length'] : never;
type LessThan<A extends number, B extends number> = Tuple<B> extends [...Tuple<A>, unknown, ...unknown[]] ? true : false;
type Multiply<A extends number, B extends number, Acc extends unknown[] = []> = B extends 0
  ? Acc['length']
  : Multiply<A, Subtract<B, 1>, [...Acc, ...Tuple<A>]>;
type Range<N extends number, A extends number[] = []> = A['length'] extends N ? A[number] : Range<N, [...A, A['length']]>;
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Assert<T extends true> = T;

type Includes<T extends readonly unknown[], V> = T extends readonly [infer H, ...infer R] ? (Equal<H, V> extends true ? true : Includes<R, V>) : false;
type Unique<T extends readonly unknown[], Seen extends unknown[] = []> = T extends readonly [infer H, ...infer R]
  ? Unique<R, Includes<Seen, H> extends true ? Seen : [...Seen, H]>
  : Seen;
type Chunk<T extends readonly unknown[], N extends number, Part extends unknown[] = []> = Part['length'] extends N
  ? [Part, ...Chunk<T, N>]
  : T extends readonly [infer H, ...infer R]
    ? Chunk<R, N, [...Part, H]>
    : Part extends []
      ? []
      : [Part];
type Bits<S extends string> = S extends '' ? [] : S extends `${infer B extends 0 | 1}${infer R}` ? [B, ...Bits<R>] : never;

export type Checks = [
  Assert<Equal<Add<3, 4>, 7>>,
  Assert<Equal<Subtract<10, 3>, 7>>,
  Assert<LessThan<2, 5>>,
  Assert<Equal<Multiply<3, 5>, 15>>,
  Assert<Equal<Unique<[1, 1, 2, string, string]>, [1, 2, string]>>,
  Assert<Equal<Chunk<[1, 2, 3, 4, 5], 2>, [[1, 2], [3, 4], [5]]>>,
  Assert<Equal<Equal<{ a: 1 }, { readonly a: 1 }>, false>>,
];

class Vector<N extends number> {
  constructor(readonly items: Tuple<N, number> & readonly number[]) {}
  dot(other: Vector<N>): number {
    return this.items.reduce((sum, item, i) => sum + item * (other.items[i] ?? 0), 0);
  }
}

const seven: Add<3, 4> = 7;
const index: Range<3> = 2;
const bits: Bits<'101'> = [1, 0, 1];
const yes: Includes<['a', 'b'], 'b'> = true;
const triple: Tuple<3, string> = ['a', 'b', 'c'];

export const results = [seven, index, bits, yes, triple[index], new Vector<2>([1, 2]).dot(new Vector<2>([3, 4]))];
