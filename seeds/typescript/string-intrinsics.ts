// Intrinsic string types in mapped keys, patterns and inference, with case conversions of objects.
type Camel<S extends string> = S extends `${infer H}_${infer T}` ? `${Lowercase<H>}${Capitalize<Camel<T>>}` : Lowercase<S>;
type Snake<S extends string> = S extends `${infer H}${infer T}`
  ? H extends Lowercase<H>
    ? `${H}${Snake<T>}`
    : `_${Lowercase<H>}${Snake<T>}`
  : S;
type CamelKeys<T> = T extends readonly (infer E)[]
  ? CamelKeys<E>[]
  : T extends object
    ? { [K in keyof T as K extends string ? Camel<K> : K]: CamelKeys<T[K]> }
    : T;

type Listeners<E extends string> = { [K in E as `on${Capitalize<K>}` | `once${Capitalize<K>}`]?: (name: Uncapitalize<K>) => void };
type Shout = Uppercase<`${'hello' | 'bye'} ${string}`>;
type Constant = Uppercase<string>;
type Accessors<T> = {
  [K in keyof T & string as `get${Capitalize<K>}`]: () => T[K];
} & {
  [K in keyof T & string as `set${Capitalize<K>}`]: (value: T[K]) => void;
};

const row: CamelKeys<{ USER_ID: number; created_at: string; items: { unit_price: number }[] }> = {
  userId: 1,
  createdAt: 'now',
  items: [{ unitPrice: 2 }],
};
const snake: Snake<'fooBarBaz'> = 'foo_bar_baz';
const shout: Shout = 'BYE ALL';
const constant: Constant = 'MAX_SIZE';

const listeners: Listeners<'open' | 'close'> = {
  onOpen: (name) => void name.charAt(0),
  onceClose(name: 'close') {
    return void name;
  },
};

function capitalize<S extends string>(text: S): Capitalize<S> {
  return (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<S>;
}

function accessors<T extends Record<string, unknown>>(target: T): Accessors<T> {
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(target)) {
    out[`get${capitalize(key)}`] = () => target[key];
    out[`set${capitalize(key)}`] = (value: T[keyof T]) => Object.assign(target, { [key]: value });
  }
  return out as Accessors<T>;
}

const size = accessors({ width: 1, title: 'x' });
size.setWidth(2);
size.setTitle(size.getTitle().concat('!'));

const word: 'Word' = capitalize('word');
const upperKeys: { [K in Uppercase<'a' | 'b'>]: number } = { A: 1, B: 2 };

export const results = [row.items[0]?.unitPrice, snake, shout, constant, listeners.onOpen, size.getWidth(), word, upperKeys.A];
