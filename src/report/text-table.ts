/** One cell of a table; colours are put on after its width was measured. */
export interface Cell {
  readonly text: string;
  readonly paint?: (text: string) => string;
  readonly align?: 'right';
}

/** Lays out rows in columns of equal width, two spaces apart; one line per row. */
export function textTable(rows: readonly (readonly Cell[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell.text));
  }
  return rows.map((row) =>
    row
      .map((cell, i) => layOut(cell, widths[i] as number, i === row.length - 1))
      .join('  ')
      .trimEnd(),
  );
}

/** How many columns a text without control characters takes. */
export function widthOf(text: string): number {
  return Array.from(text).length;
}

function layOut({ text, paint, align }: Cell, width: number, last: boolean): string {
  const space = ' '.repeat(width - widthOf(text));
  const painted = paint ? paint(text) : text;
  if (align === 'right') return space + painted;
  return last ? painted : painted + space;
}
