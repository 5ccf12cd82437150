// Labelled, optional and rest tuple members, and tuples as parameter lists.
type Range = [start: number, end?: number, ...marks: string[]];
type Event = [name: 'open', at: Date] | [name: 'close', at: Date, code: number] | [name: 'error', error: Error];
type Rgb = readonly [red: number, green: number, blue: number];

function describe(...[name, ...details]: Event): string {
  return `${name}: ${details.length}`;
}

function handle(event: Event): number {
  const [name, payload, code] = event;
  switch (name) {
    case 'open':
      return payload.getTime();
    case 'close':
      return payload.getTime() + (code ?? 0);
    case 'error':
      return payload.message.length;
  }
}

function width([start, end = start + 1, ...marks]: Range): number {
  return end - start + marks.length;
}

function mix(a: Rgb, b: Rgb): Rgb {
  const half = (x: number, y: number): number => (x + y) / 2;
  return [half(a[0], b[0]), half(a[1], b[1]), half(a[2], b[2])];
}

const lengths: Range['length'][] = [1, 2, 5];
const indices: Exclude<keyof Rgb, keyof readonly unknown[]>[] = ['0', '1', '2'];
const red: Rgb[0] = 255;
const channel: Rgb[number] = 128;

declare function on<E extends Event>(...args: [...event: E, callback: (...event: E) => void]): void;

export function wire(now: Date): void {
  on('open', now, (name, at) => void [name, at]);
  on<['close', Date, number]>('close', now, 1, (_name, _at, code) => code.toFixed(1));
}

export const results = [
  describe('open', new Date(0)),
  handle(['close', new Date(0), 3]),
  width([1]),
  width([1, 5, 'a', 'b']),
  mix([red, 0, channel], [0, 255, 0]).join(),
  lengths.length,
  indices.length,
];
