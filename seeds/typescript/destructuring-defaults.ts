// Destructuring with defaults, renames, computed keys and assignment patterns, and how types flow in.
interface Options {
  size?: { width?: number; height?: number | null };
  mode?: 'fast' | 'safe';
  on?: { [name: string]: (value: number) => void };
  list?: readonly (string | undefined)[];
}

function render({
  size: { width = 100, height: rawHeight = null } = {},
  mode = 'safe',
  on: { change = () => undefined } = {},
  list: [first = 'none', ...more] = [],
}: Options = {}): string {
  const height: number = rawHeight ?? width;
  change(width * height);
  return `${mode}:${first}:${more.length}`;
}

const key = 'dynamic' as const;
const source = { dynamic: [1, 2, 3] as [number, number, number?], plain: { inner: 'x' } as { inner: string } | undefined };

const { [key]: [one, two, three = one + two], plain: { inner } = { inner: 'default' } } = source;

let left = 1;
let right: number | string = 'r';
[left, right = 0] = [2, left];
({ left, right } = { left: 3, right: left });

const swap = <A, B>([a, b]: readonly [A, B]): [B, A] => [b, a];
const [text, number] = swap([1, 'one']);
const upper: string = text.toUpperCase();
const fixed: string = number.toFixed(1);

function* pairs(): Generator<[name: string, value: { score: number; rank?: number }]> {
  yield ['a', { score: 1 }];
  yield ['b', { score: 2, rank: 1 }];
}

let best = '';
for (const [name, { score, rank = score * 2 }] of pairs()) {
  if (rank > 2) best = name;
}

const totals = Object.entries({ x: { n: 1 }, y: { n: 2 } }).reduce((sum, [, { n }]) => sum + n, 0);

function late({ a, b = a, c = a + b }: { a: number; b?: number; c?: number }): [number, number, number] {
  return [a, b, c];
}

const nested = ({ a: { b: { c = 1 } = {} } = {} }: { a?: { b?: { c?: number } } }): number => c;
const { length, [0]: initial = '' } = 'hello';

export const results = [render(), render({ list: [undefined, 'b'], mode: 'fast' }), three, inner, left, right, upper, fixed];
export const more = [best, totals, late({ a: 1 }), nested({}), length, initial];
