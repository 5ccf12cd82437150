// Recursive aliases, recursive interfaces and recursive conditional types over data.
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Nested<T> = T | readonly Nested<T>[];
type DeepPartial<T> = T extends (...args: never[]) => unknown ? T : T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;
type Paths<T> = T extends object ? { [K in keyof T & string]: K | `${K}.${Paths<T[K]>}` }[keyof T & string] : never;
type At<T, P extends string> = P extends `${infer H}.${infer R}` ? (H extends keyof T ? At<T[H], R> : never) : P extends keyof T ? T[P] : never;

interface Tree<T> {
  readonly value: T;
  readonly left?: Tree<T>;
  readonly right?: Tree<T>;
}

interface Company {
  name: string;
  address: { city: string; geo: { lat: number; lon: number } };
}

function depth<T>(tree: Tree<T> | undefined): number {
  return tree ? 1 + Math.max(depth(tree.left), depth(tree.right)) : 0;
}

function mapTree<A, B>(tree: Tree<A>, f: (a: A) => B): Tree<B> {
  const { value, left, right } = tree;
  return {
    value: f(value),
    ...(left && { left: mapTree(left, f) }),
    ...(right && { right: mapTree(right, f) }),
  };
}

function flatten<T>(nested: Nested<T>, into: T[] = []): T[] {
  if (Array.isArray(nested)) {
    for (const inner of nested as readonly Nested<T>[]) flatten(inner, into);
  } else {
    into.push(nested as T);
  }
  return into;
}

declare function read<T, P extends Paths<T>>(source: T, path: P): At<T, P>;

const document: Json = { a: [1, 'two', { three: null }], b: true };
const partial: DeepPartial<Company> = { address: { geo: { lat: 1 } } };
const sized = mapTree({ value: 'root', left: { value: 'leaf' } }, (text) => text.length);
const flat: number[] = flatten<number>([1, [2, [3, [4]]]]);

export function latitude(company: Company): number {
  return read(company, 'address.geo.lat');
}
export { document, partial, flat };
export const sizes = [depth(sized), sized.value];
