// Spread and rest in objects, arrays, parameters and generics, with the types they compute.
interface Base {
  id: number;
  name: string;
  tags?: string[];
}

function withDefaults<T extends object, D extends Partial<T>>(value: T, defaults: D): D & T {
  return { ...defaults, ...value };
}

function without<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  const { [key]: _removed, ...rest } = value;
  return rest;
}

function pair<A, B extends A[]>(first: A, ...others: B): readonly [A, ...B] {
  return [first, ...others];
}

function merge<T extends readonly object[]>(...parts: T): T extends readonly [infer H, ...infer R extends object[]] ? H & Partial<R[number]> : {} {
  return Object.assign({}, ...parts);
}

function tail<T extends [unknown, ...unknown[]]>([, ...rest]: T): T extends [unknown, ...infer R] ? R : never {
  return rest as ReturnType<typeof tail<T>>;
}

const base: Base = { id: 1, name: 'a' };
const extended = { ...base, name: 2, extra: true };
const count: number = extended.name;
const optional = { ...base, ...(base.tags && { tags: base.tags.length }) };
const tagCount: number | string[] | undefined = optional.tags;

const { id, ...details } = { ...extended, nested: { deep: [1, 2, 3] } };
const {
  nested: {
    deep: [head, ...others],
  },
  ...flat
} = details;

const conditional = { b: 'y', ...(Math.random() > 0.5 ? { a: 1, b: 2 } : { a: undefined }) };
const a: number | undefined = conditional.a;

const tuple = [1, 'two', true] as const;
const longer: readonly [0, 1, 'two', true, ...string[]] = [0, ...tuple, ...['x', 'y']];
const numbers = [...new Set([3, 1, 2]), ...[4].map((n) => n * 2)];
const max: number = Math.max(...numbers, ...Object.values({ p: 1 }));

class Log {
  lines: string[] = [];
  write(...[level, ...message]: [level: 'info' | 'warn', ...message: (string | number)[]]): number {
    return this.lines.push(`${level} ${message.join(' ')}`);
  }
}

const args: Parameters<Log['write']> = ['info', 'a', 1];

export const results = [withDefaults(base, { tags: ['t'] }).tags, without(base, 'tags'), pair(1, 2, 3), merge({ x: 1 }, { y: 2 }).x];
export const more = [id, head, others, flat.extra, count, tagCount, a, longer[4], max, new Log().write(...args), tail([1, 'b'])];
