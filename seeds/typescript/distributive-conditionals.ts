// Distribution of conditional types over unions, and how tuples, arrays and intersections stop it.
type Shape =
  | { kind: 'circle'; radius: number }
  | { kind: 'square'; side: number }
  | { kind: 'label'; text: string; color?: string };

type Boxed<T> = T extends unknown ? { value: T } : never;
type BoxedTogether<T> = [T] extends [unknown] ? { value: T } : never;
type Without<T, U> = T extends U ? never : T;
type Select<T, K> = T extends { kind: K } ? T : never;
type IsNever<T> = [T] extends [never] ? true : false;
type IsUnion<T, Whole = T> = IsNever<T> extends true ? false : T extends Whole ? ([Whole] extends [T] ? false : true) : never;
type ToIntersection<U> = (U extends unknown ? (x: U) => void : never) extends (x: infer I) => void ? I : never;
type Kinds<T> = T extends { kind: infer K } ? K : never;
type OptionalKeys<T> = T extends object ? { [K in keyof T]-?: {} extends Pick<T, K> ? K : never }[keyof T] : never;

const split: Boxed<string | number>[] = [{ value: 'a' }, { value: 1 }];
const together: BoxedTogether<string | number> = { value: Math.random() > 0.5 ? 'b' : 2 };
const square: Select<Shape, 'square'> = { kind: 'square', side: 3 };
const notSquare: Without<Shape['kind'], 'square'> = 'circle';
const kinds: Kinds<Shape>[] = ['circle', 'square', 'label'];
const optional: OptionalKeys<Shape> = 'color';

const never: IsNever<never> = true;
const notNever: IsNever<string> = false;
const union: IsUnion<'a' | 'b'> = true;
const notUnion: IsUnion<'a'> = false;
const all: ToIntersection<{ a: 1 } | { b: 2 } | { c: 3 }> = { a: 1, b: 2, c: 3 };

function pickKind<K extends Shape['kind']>(shapes: readonly Shape[], kind: K): Select<Shape, K>[] {
  return shapes.filter((shape) => shape.kind === kind) as Select<Shape, K>[];
}

const circles = pickKind([square, { kind: 'circle', radius: 1 }], 'circle');
const radius: number | undefined = circles[0]?.radius;

export type { Boxed, BoxedTogether, Without };
export { split, together, notSquare, kinds, optional, never, notNever, union, notUnion, all, radius };
