// Generics whose constraints refer to other type parameters, to themselves and to keys.
interface Entity {
  readonly id: string;
}

interface Comparable<Self> {
  compareTo(other: Self): number;
}

class Version implements Comparable<Version>, Entity {
  constructor(
    readonly id: string,
    readonly major: number,
    readonly minor: number = 0,
  ) {}

  compareTo(other: Version): number {
    return this.major - other.major || this.minor - other.minor;
  }
}

function largest<T extends Comparable<T>>(first: T, ...rest: readonly T[]): T {
  let best = first;
  for (const item of rest) {
    if (item.compareTo(best) > 0) best = item;
  }
  return best;
}

function indexBy<T extends Entity, K extends keyof T>(items: readonly T[], key: K): Map<T[K], T[]> {
  const groups = new Map<T[K], T[]>();
  for (const item of items) {
    const group = groups.get(item[key]);
    if (group) group.push(item);
    else groups.set(item[key], [item]);
  }
  return groups;
}

function assignAll<T extends object, U extends { [K in keyof T]?: T[K] | undefined }>(target: T, patch: U): T & U {
  return Object.assign(target, patch);
}

type KeysOfType<T, V> = { [K in keyof T]-?: T[K] extends V ? K : never }[keyof T];

function sumOf<T extends Record<K, number>, K extends KeysOfType<T, number>>(items: T[], key: K): number {
  return items.reduce((total, item) => total + item[key], 0);
}

const newest = largest(new Version('a', 1), new Version('b', 1, 5));
const byMajor: Map<number, Version[]> = indexBy([newest], 'major');
const patched = assignAll({ name: 'x', size: 1 }, { size: 2 });
const total: number = sumOf([{ name: 'p', price: 3, count: 2 }], 'price');

export const results = [newest.minor, byMajor.size, patched.size, total];
