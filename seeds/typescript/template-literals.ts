// Template literal types: building, splitting, number parsing and cross products.
type Join<Parts extends readonly string[], By extends string> = Parts extends readonly [infer H extends string, ...infer T extends readonly string[]]
  ? T extends readonly []
    ? H
    : `${H}${By}${Join<T, By>}`
  : '';
type Split<Text extends string, By extends string> = Text extends `${infer H}${By}${infer T}` ? [H, ...Split<T, By>] : [Text];
type Trim<Text extends string> = Text extends ` ${infer T}` | `${infer T} ` ? Trim<T> : Text;
type ParseNumber<Text extends string> = Text extends `${infer N extends number}` ? N : never;
type RouteParams<Route extends string> = Route extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name | keyof RouteParams<Rest>]: string }
  : Route extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : {};

type Side = 'top' | 'left';
type Edge = `${Side}-${'start' | 'end'}`;
type Pixels = `${number}px`;
type Kebab<Text extends string> = Text extends `${infer H}${infer T}`
  ? `${H extends Uppercase<H> ? (H extends Lowercase<H> ? '' : '-') : ''}${Lowercase<H>}${Kebab<T>}`
  : Text;

const path: Join<['usr', 'local', 'bin'], '/'> = 'usr/local/bin';
const parts: Split<'a.b.c', '.'> = ['a', 'b', 'c'];
const trimmed: Trim<'  word '> = 'word';
const parsed: ParseNumber<'42'> = 42;
const edge: Edge = 'left-end';
const width: Pixels = `${12}px`;
const kebab: Kebab<'fontSizeLarge'> = 'font-size-large';

function open<R extends string>(route: R, params: RouteParams<R>): string {
  let result: string = route;
  for (const [name, value] of Object.entries(params as Record<string, string>)) {
    result = result.replace(`:${name}`, value);
  }
  return result;
}

const opened = open('/users/:user/posts/:post', { user: 'ann', post: '7' });
const plain = open('/about', {});

function isPixels(text: string): text is Pixels {
  return /^\d+px$/.test(text);
}

const margin: string = 'x' + width;
const checked: Pixels | null = isPixels(margin) ? margin : null;

export { path, parts, trimmed, parsed, edge, kebab, opened, plain, checked };
