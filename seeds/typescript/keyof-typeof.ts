// keyof and typeof queries over values, classes and instantiated methods, with indexed access.
const config = {
  port: 8080,
  host: 'localhost',
  tls: { cert: 'c', versions: [1.2, 1.3] },
  log(level: 'info' | 'error', ...rest: unknown[]) {
    return `${level}${rest.length}`;
  },
};

type Config = typeof config;
type Level = Parameters<Config['log']>[0];
type Versions = Config['tls']['versions'][number];
type Leaf<T> = { [K in keyof T]: T[K] extends (...args: any[]) => any ? never : T[K] extends object ? Leaf<T[K]> : K }[keyof T];

class Store<S extends object> {
  static defaults = { capacity: 10, eager: false };
  private listeners = new Map<keyof S, Set<(value: S[keyof S]) => void>>();

  constructor(private state: S) {}

  get<K extends keyof S>(key: K): S[K] {
    return this.state[key];
  }

  set<K extends keyof S>(key: K, value: S[K] | ((old: S[K]) => S[K])): void {
    const next = typeof value === 'function' ? (value as (old: S[K]) => S[K])(this.state[key]) : value;
    this.state = { ...this.state, [key]: next };
    this.listeners.get(key)?.forEach((listener) => listener(next));
  }

  pick<const K extends readonly (keyof S)[]>(...keys: K): Pick<S, K[number]> {
    const picked = {} as Pick<S, K[number]>;
    for (const key of keys) picked[key as K[number]] = this.state[key as K[number]];
    return picked;
  }
}

type PublicKeys = keyof Store<Config>;
type StaticKeys = Exclude<keyof typeof Store, 'prototype'>;

const store = new Store(config);
store.set('port', (old) => old + 1);
const { port, host } = store.pick('port', 'host');
const level: Level = 'error';
const version: Versions = config.tls.versions[0];
const leaf: Leaf<Omit<Config, 'log'>> = 'port';
const members: PublicKeys[] = ['get', 'set', 'pick'];
const statics: StaticKeys = 'defaults';
const cert: Config['tls']['cert'] = store.get('tls').cert;
let copy: typeof store.get<'host'> = (key) => store.get(key);

function widen<T extends keyof typeof config>(key: T): (typeof config)[T] {
  return config[key];
}

export const results = [port, host, level, version, leaf, members, Store[statics].capacity, cert, copy('host'), widen('tls').cert];
