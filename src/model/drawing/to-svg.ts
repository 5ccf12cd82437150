import type { Drawing, DrawnEdge, DrawnNode } from './drawing.js';

const row = 26;
const gap = 40;
const perCharacter = 7;

/** A drawing as SVG, in its columns. */
export function toSvg({ nodes, edges }: Drawing): string {
  const { places, lefts, width, height } = layOut(nodes);
  const box = ({ label, fill, double }: DrawnNode, node: number) => {
    const { column, y } = places[node] as Place;
    const width = widthOf(label);
    const frame = `<rect x="${lefts[column]}" y="${y}" width="${width}" height="18" rx="4" fill="${fill}" stroke="#333" stroke-width="${double ? 2.5 : 1}"/>`;
    return `${frame}<text x="${(lefts[column] ?? 0) + 6}" y="${y + 13}">${escape(label)}</text>`;
  };
  const dashes = { solid: '', dashed: ' stroke-dasharray="6 3"', dotted: ' stroke-dasharray="2 3"' };
  const line = ({ from, to, style }: DrawnEdge) => {
    const [a, b] = [places[from], places[to]] as [Place, Place];
    const x = (lefts[a.column] ?? 0) + widthOf(nodes[from]?.label ?? '');
    return `<line x1="${x}" y1="${a.y + 9}" x2="${lefts[b.column]}" y2="${b.y + 9}" stroke="#555"${dashes[style]} marker-end="url(#tip)"/>`;
  };
  const tip =
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="#555"/></marker></defs>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="monospace" font-size="11">${tip}\n${[...edges.map(line), ...nodes.map(box)].join('\n')}\n</svg>\n`;
}

interface Place {
  readonly column: number;
  readonly y: number;
}

// Boxes stand below each other in the order of the list.
function layOut(nodes: readonly DrawnNode[]) {
  const widths: number[] = [];
  const heights: number[] = [];
  const places = nodes.map(({ label, column }): Place => {
    widths[column] = Math.max(widths[column] ?? 0, widthOf(label));
    heights[column] = (heights[column] ?? 0) + 1;
    return { column, y: heights[column] * row };
  });
  const columns = Array.from(widths, (width) => width ?? 0);
  const lefts = columns.map((_, i) => columns.slice(0, i).reduce((sum, width) => sum + width + gap, gap));
  return {
    places,
    lefts,
    width: (lefts.at(-1) ?? 0) + (columns.at(-1) ?? 0) + gap,
    height: (Math.max(0, ...Array.from(heights, (each) => each ?? 0)) + 2) * row,
  };
}

function widthOf(label: string): number {
  return label.length * perCharacter + 12;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
