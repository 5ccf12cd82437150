// Const type parameters: literals and readonly tuples inferred through nested generic calls.
interface Column<N extends string, T> {
  readonly name: N;
  readonly parse: (text: string) => T;
}

function column<const N extends string, T>(name: N, parse: (text: string) => T): Column<N, T> {
  return { name, parse };
}

type Row<C extends readonly Column<string, unknown>[]> = {
  [K in C[number] as K['name']]: K extends Column<string, infer T> ? T : never;
};

function table<const C extends readonly Column<string, any>[]>(...columns: C): (line: string) => Row<C> {
  return (line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((c, i) => [c.name, c.parse(cells[i] ?? '')])) as Row<C>;
  };
}

function oneOf<const T extends readonly (string | number | boolean)[]>(options: T, fallback: NoInfer<T[number]>): T[number] {
  return options.length > 0 ? options[0]! : fallback;
}

function literal<const T>(value: T): T {
  return value;
}

function keysOf<const T extends { readonly [key: string]: unknown }>(value: T): (keyof T & string)[] {
  return Object.keys(value);
}

class Machine<const S extends string, const T extends { readonly [K in S]?: readonly S[] }> {
  constructor(
    readonly states: readonly S[],
    readonly transitions: T,
  ) {}

  next<Q extends keyof T>(state: Q): T[Q] {
    return this.transitions[state];
  }
}

const readUser = table(column('name', String), column('age', Number), column('admin', (text) => text === 'yes'));
const user = readUser('ann,30,yes');
const age: number = user.age;
const admin: boolean = user.admin;

const size: 'S' | 'M' = oneOf(['S', 'M'], 'M');
const nested: { readonly a: readonly [1, { readonly b: 'x' }] } = literal({ a: [1, { b: 'x' }] });
const keys: ('left' | 'right')[] = keysOf({ left: 1, right: [2] });

const light = new Machine(['red', 'green'], { red: ['green'], green: ['red'] });
const after: readonly ['green'] = light.next('red');

export const results = [user.name, age, admin, size, nested.a[1].b, keys, after];
