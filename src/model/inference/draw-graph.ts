import { typeLabel } from '../types/label.js';
import type { Analysis } from './analysis.js';

interface Drawn {
  readonly node: number;
  readonly label: string;
  readonly fill: string;
  /** Its types may be left out. */
  readonly double: boolean;
}

const fills = { declaration: '#f8d7da', parameter: '#e2e3e5', type: '#cfe2ff' } as const;

/** The graph of a program as DOT: declarations red, type parameters grey, types blue, what may be left out double. */
export function toDot(analysis: Analysis): string {
  const lines = drawnNodes(analysis).map(
    ({ node, label, fill, double }) =>
      `  n${node} [label=${JSON.stringify(label)}, style=filled, fillcolor="${fill}"${double ? ', peripheries=2' : ''}];`,
  );
  const styles = { declared: 'solid', inferred: 'dashed', defined: 'dotted' };
  analysis.graph.nodes.forEach(({ edges }, from) => {
    for (const { kind, to } of edges) lines.push(`  n${from} -> n${to} [label=${kind}, style=${styles[kind]}];`);
  });
  return `digraph types {\n  rankdir=LR;\n  node [shape=box, fontname=monospace];\n${lines.join('\n')}\n}\n`;
}

function drawnNodes({ graph, sites }: Analysis): Drawn[] {
  const erasable = new Set(sites.flatMap(({ nodes }) => nodes));
  return graph.nodes.map(({ kind, label, type }, node) => ({
    node,
    label: kind === 'type' ? typeLabel(type) : label,
    fill: fills[kind],
    double: erasable.has(node),
  }));
}

const row = 26;
const gap = 40;
const perCharacter = 7;

/** The same drawing as SVG, in three columns. */
export function toSvg(analysis: Analysis): string {
  const nodes = drawnNodes(analysis);
  const columns = columnsOf(analysis);
  const widths: number[] = [];
  const heights: number[] = [];
  const places = nodes.map(({ node, label }) => {
    const column = columns[node] as number;
    widths[column] = Math.max(widths[column] ?? 0, label.length * perCharacter + 12);
    heights[column] = (heights[column] ?? 0) + 1;
    return { column, y: heights[column] * row };
  });
  const lefts = widths.map((_, i) => widths.slice(0, i).reduce((sum, width) => sum + width + gap, gap));
  const box = ({ node, label, fill, double }: Drawn) => {
    const { column, y } = places[node] as (typeof places)[number];
    const width = label.length * perCharacter + 12;
    const frame = `<rect x="${lefts[column]}" y="${y}" width="${width}" height="18" rx="4" fill="${fill}" stroke="#333" stroke-width="${double ? 2.5 : 1}"/>`;
    return `${frame}<text x="${(lefts[column] ?? 0) + 6}" y="${y + 13}">${escape(label)}</text>`;
  };
  const dashes = { declared: '', inferred: ' stroke-dasharray="6 3"', defined: ' stroke-dasharray="2 3"' };
  const lines = analysis.graph.nodes.flatMap(({ edges }, from) =>
    edges.map(({ kind, to }) => {
      const [a, b] = [places[from], places[to]] as [(typeof places)[number], (typeof places)[number]];
      const x = (lefts[a.column] ?? 0) + (nodes[from]?.label.length ?? 0) * perCharacter + 12;
      return `<line x1="${x}" y1="${a.y + 9}" x2="${lefts[b.column]}" y2="${b.y + 9}" stroke="#555"${dashes[kind]} marker-end="url(#tip)"/>`;
    }),
  );
  const width = (lefts.at(-1) ?? 0) + (widths.at(-1) ?? 0) + gap;
  const height = (Math.max(0, ...heights.map((each) => each ?? 0)) + 2) * row;
  const tip =
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="#555"/></marker></defs>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="monospace" font-size="11">${tip}\n${[...lines, ...nodes.map(box)].join('\n')}\n</svg>\n`;
}

// Declarations stand left; types, which everything leads to, stand right.
function columnsOf({ graph }: Analysis): number[] {
  return graph.nodes.map(({ kind }) => (kind === 'declaration' ? 0 : kind === 'parameter' ? 1 : 2));
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
