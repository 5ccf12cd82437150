// Labelled loops and blocks, definite assignment, unreachable ends, and narrowing across jumps.
type Cell = number | 'wall' | null;
type Grid = readonly (readonly Cell[])[];

function find(grid: Grid, wanted: number): [row: number, column: number] | undefined {
  let found: [number, number] | undefined;
  rows: for (let r = 0; r < grid.length; r++) {
    const row = grid[r]!;
    for (let c = 0; c < row.length; c++) {
      const cell = row[c];
      if (cell === 'wall') continue rows;
      if (cell == null) continue;
      if (cell.toFixed() === String(wanted)) {
        found = [r, c];
        break rows;
      }
    }
  }
  return found;
}

function classify(value: unknown): string {
  let label: string;
  check: {
    if (value === undefined) {
      label = 'missing';
      break check;
    }
    if (typeof value === 'object') {
      label = value ? Object.keys(value).join() : 'null';
      break check;
    }
    label = `${typeof value}:${String(value)}`;
  }
  return label;
}

function retry<T>(attempts: number, action: (attempt: number) => T | Error): T {
  let attempt = 0;
  let last: Error | undefined;
  do {
    const result = action(attempt);
    if (!(result instanceof Error)) return result;
    last = result;
  } while (++attempt < attempts);
  throw last;
}

function parse(tokens: string[]): number {
  let sum = 0;
  let token: string | undefined;
  outer: while ((token = tokens.shift()) !== undefined) {
    switch (token) {
      case 'stop':
        break outer;
      case 'skip':
        tokens.shift();
        continue outer;
      default:
        sum += token.length;
    }
  }
  return sum;
}

function exhaust(flag: boolean): 'yes' | 'no' {
  for (;;) {
    if (flag) return 'yes';
    try {
      return 'no';
    } finally {
      flag = !flag;
    }
  }
}

const grid: Grid = [[1, null, 2], ['wall', 3], [4]];

export const results = [find(grid, 4), classify({ a: 1 }), retry(2, (n) => (n > 0 ? n : new Error('no'))), parse(['a', 'skip', 'b', 'stop']), exhaust(true)];
