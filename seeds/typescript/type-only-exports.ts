// Type-only exports, renamed exports, values and types under one name, and export of declarations.
interface Shape {
  readonly area: number;
}
type Scale = number & { readonly __scale?: never };

export interface Ring extends Shape {
  readonly inner: number;
  readonly outer: number;
}

export type Maybe<T> = { readonly some: true; readonly value: T } | { readonly some: false };
export const Maybe = {
  of<T>(value: T | null | undefined): Maybe<NonNullable<T>> {
    return value == null ? { some: false } : { some: true, value };
  },
  map<A, B>(maybe: Maybe<A>, f: (a: A) => B): Maybe<B> {
    return maybe.some ? { some: true, value: f(maybe.value) } : maybe;
  },
  all<T extends readonly Maybe<unknown>[]>(...maybes: T): Maybe<{ [I in keyof T]: T[I] extends Maybe<infer V> ? V : never }> {
    const values: unknown[] = [];
    for (const maybe of maybes) {
      if (!maybe.some) return { some: false };
      values.push(maybe.value);
    }
    return { some: true, value: values as { [I in keyof T]: T[I] extends Maybe<infer V> ? V : never } };
  },
} as const;

export const Weekday = { Monday: 'mon', Friday: 'fri' } as const;
export type Weekday = (typeof Weekday)[keyof typeof Weekday];

class Ruler {
  measure(shape: Shape, scale: Scale = 1): number {
    return shape.area * scale;
  }
}

export function ring(inner: number, outer: number): Ring {
  return {
    inner,
    outer,
    get area() {
      return Math.PI * (this.outer ** 2 - this.inner ** 2);
    },
  };
}

export abstract class Solid<out S extends Shape = Shape> {
  abstract readonly base: S;
  abstract volume(height: number): number;
}

const both: Maybe<[number, string]> = Maybe.all(Maybe.of(1), Maybe.map(Maybe.of('a'), (text) => text + text));
const today: Weekday = Math.random() > 0.5 ? Weekday.Monday : 'fri';
const measured = new Ruler().measure(ring(1, 2));

export type { Shape, Scale as Factor, Ruler };
export { both, today as day, measured as default };
