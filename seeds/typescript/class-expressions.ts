// Class expressions, classes as values, static sides as interfaces, and generic factories.
interface Plugin {
  readonly name: string;
  run(input: string): string;
}

interface PluginConstructor<P extends Plugin = Plugin> {
  new (options?: { prefix: string }): P;
  readonly version: `${number}.${number}`;
  compare?(a: P, b: P): number;
}

const Upper = class Named implements Plugin {
  static readonly version = '1.0';
  readonly name = Named.version;
  readonly #prefix: string;

  constructor(options = { prefix: '' }) {
    this.#prefix = options.prefix;
  }

  run(input: string): string {
    return this.#prefix + input.toUpperCase();
  }
};

function makePlugin<const N extends string>(name: N, run: (this: Plugin, input: string) => string) {
  return class implements Plugin {
    static readonly version = '2.1' as const;
    static readonly pluginName: N = name;
    readonly name: N = name;
    run = run;
  };
}

const Reverse = makePlugin('reverse', function (input) {
  return [...input].reverse().join('') + this.name.length;
});

class Special extends makePlugin('special', (input) => input) {
  override run = (input: string): string => `<${input}>`;
}

function instantiate<C extends readonly PluginConstructor[]>(...types: C): { -readonly [I in keyof C]: InstanceType<C[I]> } {
  return types.map((type) => new type({ prefix: '> ' })) as { -readonly [I in keyof C]: InstanceType<C[I]> };
}

const [upper, reverse, special] = instantiate(Upper, Reverse, Special);
const name: 'reverse' = reverse.name;
const version: '2.1' = Special.version;

const registry = {
  upper: Upper,
  reverse: Reverse,
  anonymous: class {
    static readonly version = '0.1';
    name = 'anonymous';
    run(input: string) {
      return input;
    }
  },
} satisfies Record<string, PluginConstructor>;

type Instances = { [K in keyof typeof registry]: InstanceType<(typeof registry)[K]> };
const instances: Pick<Instances, 'anonymous'> = { anonymous: new registry.anonymous() };

export const results = [upper.run('a'), name, special.run('b'), version, instances.anonymous.run('c'), Special.pluginName];
