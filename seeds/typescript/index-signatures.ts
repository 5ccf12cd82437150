// Index signatures by string, number, symbol and template pattern, together with known properties.
interface Headers {
  [name: string]: string | string[] | undefined;
  host: string;
  accept?: string[];
}

interface Row {
  readonly [column: number]: number;
  readonly length: number;
}

interface Attributes {
  [data: `data-${string}`]: string;
  [handler: `on${Capitalize<string>}`]: (() => void) | undefined;
  title: string;
}

type Dictionary<T> = { [key in string]?: T };
type Sparse<T> = Partial<Record<number, T>>;
type KnownKeys<T> = keyof { [K in keyof T as string extends K ? never : number extends K ? never : symbol extends K ? never : K]: T[K] };

const headers: Headers = { host: 'h', accept: ['a', 'b'], via: 'proxy' };
headers['x-count'] = '3';
delete headers['via'];

const attributes: Attributes = {
  title: 't',
  'data-id': '7',
  onClick: () => undefined,
};
attributes.onClick?.();

const row: Row = [1, 2, 3];
const sparse: Sparse<string> = { 3: 'three' };
const known: KnownKeys<Headers>[] = ['host', 'accept'];

function group<T, K extends string>(items: Iterable<T>, keyOf: (item: T) => K): Dictionary<T[]> {
  const groups: Dictionary<T[]> = {};
  for (const item of items) (groups[keyOf(item)] ??= []).push(item);
  return groups;
}

function entries<T extends object>(value: T): [keyof T & string, T[keyof T & string]][] {
  return Object.entries(value) as [keyof T & string, T[keyof T & string]][];
}

class Bag {
  [item: string]: number | (() => number);
  total(): number {
    let sum = 0;
    for (const key in this) {
      const value = this[key];
      if (typeof value === 'number') sum += value;
    }
    return sum;
  }
}

const bag = new Bag();
bag.apples = 3;
bag['pears'] = 4;
const grouped = group(['aa', 'b', 'cc'], (text) => (text.length > 1 ? 'long' : 'short'));
const host: string = headers.host;

export const results = [host, attributes['data-id'], row[1], sparse[3]?.length, known, bag.total(), grouped.long?.length, entries({ a: 1 })];
