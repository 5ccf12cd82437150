// Promises, Awaited, async functions in unions and generics, thenables and error channels.
type MaybePromise<T> = T | PromiseLike<T>;
type Resolved<F> = F extends (...args: any[]) => infer R ? Awaited<R> : never;
type Settled<T extends readonly unknown[]> = { -readonly [I in keyof T]: PromiseSettledResult<Awaited<T[I]>> };

class Deferred<T> implements PromiseLike<T> {
  resolve!: (value: MaybePromise<T>) => void;
  reject!: (reason?: unknown) => void;
  readonly promise = new Promise<T>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });

  then<A = T, B = never>(ok?: ((value: T) => MaybePromise<A>) | null, fail?: ((reason: any) => MaybePromise<B>) | null): Promise<A | B> {
    return this.promise.then(ok, fail);
  }
}

async function retry<T>(action: () => MaybePromise<T>, { times = 3 }: { times?: number } = {}): Promise<Awaited<T>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await action();
    } catch (error: unknown) {
      if (attempt >= times) throw error instanceof Error ? error : new Error(String(error), { cause: error });
    }
  }
}

async function gather<T extends Record<string, MaybePromise<unknown>>>(tasks: T): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  const entries = await Promise.all(Object.entries(tasks).map(async ([key, task]) => [key, await task] as const));
  return Object.fromEntries(entries) as { [K in keyof T]: Awaited<T[K]> };
}

async function settle<const T extends readonly unknown[]>(...tasks: T): Promise<Settled<T>> {
  return (await Promise.allSettled(tasks)) as Settled<T>;
}

const load = async (id: number) => (id > 0 ? { id, name: `n${id}` } : null);
type Loaded = NonNullable<Resolved<typeof load>>;

async function main(): Promise<string> {
  const deferred = new Deferred<Loaded>();
  deferred.resolve(retry(() => load(1)).then((found) => found ?? { id: 0, name: '' }));
  const { first, flag } = await gather({ first: deferred, flag: true as const });
  const [one, two] = await settle(Promise.resolve(1), 'x');
  const fastest: string | number = await Promise.race([Promise.resolve('a'), 2]);
  if (one.status === 'fulfilled' && two.status === 'fulfilled') return `${one.value.toFixed()}${two.value.length}`;
  return flag ? first.name : String(fastest);
}

const nested: Awaited<Promise<Promise<{ deep: Promise<1> }>>> = { deep: Promise.resolve(1) };

export const results: Promise<[string, 1]> = Promise.all([main(), nested.deep]);
