// Overloaded functions, methods, constructors and call signatures, with their implementations.
interface Parser {
  (text: string): number;
  (text: string, radix: number): number;
  (text: string[]): number[];
  readonly strict: boolean;
}

function parse(text: string): number;
function parse(text: readonly string[]): number[];
function parse(text: string | readonly string[]): number | number[];
function parse(text: string | readonly string[]): number | number[] {
  return typeof text === 'string' ? Number(text) : text.map(Number);
}

function create(kind: 'list'): string[];
function create(kind: 'set'): Set<string>;
function create<T extends object>(kind: 'box', content: T): { content: T };
function create(kind: string, content?: object): unknown {
  if (kind === 'list') return [];
  return kind === 'set' ? new Set() : { content };
}

class Cell {
  readonly value: number;

  constructor();
  constructor(value: number);
  constructor(text: string, scale: number);
  constructor(value: number | string = 0, scale = 1) {
    this.value = Number(value) * scale;
  }

  with(value: number): Cell;
  with(change: (old: number) => number): Cell;
  with(value: number | ((old: number) => number)): Cell {
    return new Cell(typeof value === 'function' ? value(this.value) : value);
  }
}

const parser: Parser = Object.assign(((text: any) => (Array.isArray(text) ? text.map(Number) : Number(text))) as Omit<Parser, 'strict'> & ((text: any, radix?: number) => any), {
  strict: true,
});

const one: number = parse('1');
const many: number[] = parse(['1', '2']);
const mixed = (['1', ['2']] as (string | string[])[]).map((item) => parse(item));
const list = create('list');
const box = create('box', { size: 1 });
list.push(...create('set'));

type LastReturn = ReturnType<typeof create>;
const last: LastReturn = { content: {} };

export const cells = [new Cell(), new Cell(2), new Cell('3', 4).with((old) => old + 1).with(9)];
export const results = [one, many, mixed, box.content.size, last.content, parser.strict];
