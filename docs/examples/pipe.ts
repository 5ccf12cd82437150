declare function pipe<A extends string, B, C>(ab: (a: A) => B, bc: (b: B) => C): (a: A) => C;
declare function id<T>(a: T): T;
declare function len<T extends {}>(x: T): number;
const s = pipe(id, len);
