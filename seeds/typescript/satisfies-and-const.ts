// `satisfies`, `as const`, and what they keep of literal types in nested objects and arrays.
type Route = { path: `/${string}`; methods: readonly ('GET' | 'POST')[]; auth?: boolean };

const routes = {
  home: { path: '/', methods: ['GET'] },
  login: { path: '/login', methods: ['GET', 'POST'], auth: false },
  admin: { path: '/admin', methods: ['POST'], auth: true },
} as const satisfies Record<string, Route>;

type RouteName = keyof typeof routes;
type Path = (typeof routes)[RouteName]['path'];
type Authenticated = { [N in RouteName]: (typeof routes)[N] extends { auth: true } ? N : never }[RouteName];

const palette = {
  red: [255, 0, 0],
  green: '#00ff00',
  blue: [0, 0, 255],
} satisfies Record<'red' | 'green' | 'blue', string | [number, number, number]>;

const red: number = palette.red[0];
const green: string = palette.green.toUpperCase();

const sizes = ['small', 'medium', 'large'] as const;
type Size = (typeof sizes)[number];
const order: { readonly [S in Size]: number } = { small: 0, medium: 1, large: 2 };

const handler = ((event, retries = 0) => event.length + retries) satisfies (event: string, retries?: number) => number;

const table = [
  { id: 1, tags: ['a', 'b'] },
  { id: 2, tags: [] },
] as const;
type Tag = (typeof table)[number]['tags'][number];
type Id = (typeof table)[number]['id'];

function isSize(text: string): text is Size {
  return (sizes as readonly string[]).includes(text);
}

function pathOf<N extends RouteName>(name: N): (typeof routes)[N]['path'] {
  return routes[name].path;
}

const login: '/login' = pathOf('login');
const paths: Path[] = [login, pathOf('home')];
const admin: Authenticated = 'admin';
const tag: Tag = 'b';
const id: Id = table[1].id;
const [first, , third] = sizes;
const check: [Size, 'small', 'large'] = [isSize(green) ? green : 'medium', first, third];

export const results = [red, paths, admin, tag, id, order[check[0]], handler('x'), handler('y', 2)];
