// Contextual typing of callbacks, object literals, tuples and returns, through unions and generics.
type Handler<E> = (event: E, next: (error?: Error) => void) => void | Promise<void>;

interface Events {
  click: { x: number; y: number };
  key: { code: string; shift: boolean };
}

type Listener = { [K in keyof Events]: { on: K; handle: Handler<Events[K]> } }[keyof Events];

const listeners: Listener[] = [
  { on: 'click', handle: ({ x, y }, next) => (x > y ? next() : next(new Error('below'))) },
  {
    on: 'key',
    async handle(event, next) {
      if (event.shift) next();
      await Promise.resolve(event.code.length);
    },
  },
];

interface Field<T> {
  initial: T;
  validate?: (value: T) => string | undefined;
  format?: (value: T) => string;
}

function form<T extends object>(fields: { [K in keyof T]: Field<T[K]> }): T {
  const values: Partial<T> = {};
  for (const key in fields) values[key] = fields[key].initial;
  return values as T;
}

const values = form({
  age: { initial: 3, validate: (n) => (n < 0 ? 'negative' : undefined) },
  name: { initial: 'x', format: (s) => s.trim() },
  flags: { initial: [true, false], validate: (all) => (all.every(Boolean) ? undefined : 'some are off') },
});

const compare: { by: (a: string, b: string) => number } | ((a: string, b: string) => number) = (a, b) => a.length - b.length;
const matrix: readonly (readonly [row: number, cell: (scale: number) => number])[] = [
  [1, (scale) => scale * 2],
  [2, (scale) => -scale],
];
const literal: 'a' | 'b' = ((flag: boolean) => (flag ? 'a' : 'b'))(true);
const point: { tag: 'point'; at: [number, number] } = (() => ({ tag: 'point', at: [0, 1] }))() as { tag: 'point'; at: [number, number] };
const either: Set<'x' | 'y'> | Map<string, 1> = new Set(['x']);

function configure(setup: { mode: 'a'; run: (n: number) => void } | { mode: 'b'; run: (s: string) => void }): string {
  return setup.mode;
}

const modes = [configure({ mode: 'a', run: (n) => n.toFixed() }), configure({ mode: 'b', run: (s) => s.trim() })];
const promise: Promise<[string, 1 | 2]> = Promise.resolve(['p', 1]);
const sorted = ['bb', 'a'].sort(compare);

export { promise };
export const results = [listeners.length, values.age.toFixed(), values.flags[0], matrix[0]?.[1](3), literal, point.at, either, modes, sorted];
