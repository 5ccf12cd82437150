// Discriminated unions with several discriminants, exhaustiveness by never, and generic reducers.
interface Loading {
  readonly status: 'loading';
  readonly progress: number;
}
interface Loaded<T> {
  readonly status: 'loaded';
  readonly data: T;
  readonly stale: boolean;
}
interface Failed<E extends Error = Error> {
  readonly status: 'failed';
  readonly error: E;
  readonly retry: null | (() => void);
}
type Remote<T> = Loading | Loaded<T> | Failed;
type Status = Remote<unknown>['status'];

function unreachable(value: never): never {
  throw new Error(`unexpected ${String(value)}`);
}

function fold<T, R>(remote: Remote<T>, cases: { [S in Status]: (value: Extract<Remote<T>, { status: S }>) => R }): R {
  switch (remote.status) {
    case 'loading':
      return cases.loading(remote);
    case 'loaded':
      return cases.loaded(remote);
    case 'failed':
      return cases.failed(remote);
    default:
      return unreachable(remote);
  }
}

function map<A, B>(remote: Remote<A>, f: (a: A) => B): Remote<B> {
  if (remote.status !== 'loaded') return remote;
  return { ...remote, data: f(remote.data) };
}

type Action = { type: 'add'; item: string } | { type: 'remove'; index: number } | { type: 'clear' };
type Handlers = { [A in Action as A['type']]: (state: readonly string[], action: A) => readonly string[] };

const handlers: Handlers = {
  add: (state, { item }) => [...state, item],
  remove: (state, action) => state.filter((_, i) => i !== action.index),
  clear: () => [],
};

function reduce(state: readonly string[], action: Action): readonly string[] {
  if (action.type === 'add') return handlers.add(state, action);
  if (action.type === 'remove') return handlers.remove(state, action);
  return handlers[action.type](state, action);
}

const remote: Remote<string> = { status: 'loaded', data: 'abc', stale: false };
const length = fold(map(remote, (text) => text.length), {
  loading: ({ progress }) => progress,
  loaded: ({ data, stale }) => (stale ? 0 : data),
  failed: ({ error, retry }) => (retry ? error.message.length : -1),
});

export const results = [length, reduce(['a'], { type: 'remove', index: 0 }), reduce([], { type: 'clear' })];
