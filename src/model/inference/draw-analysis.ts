import { type Drawing, fills } from '../drawing/drawing.js';
import { typeLabel } from '../types/label.js';
import type { Analysis } from './analysis.js';

// Declarations stand left; types, which everything leads to, stand right.
const columns = { declaration: 0, parameter: 1, type: 2 } as const;

const styles = { declared: 'solid', inferred: 'dashed', defined: 'dotted' } as const;

/** The graph of a program: declarations red, type parameters grey, types blue, what may be left out double. */
export function drawAnalysis({ graph, sites }: Analysis): Drawing {
  const erasable = new Set(sites.flatMap(({ nodes }) => nodes));
  return {
    nodes: graph.nodes.map(({ kind, label, type }, node) => ({
      label: kind === 'type' ? typeLabel(type) : label,
      fill: fills[kind],
      double: erasable.has(node),
      column: columns[kind],
    })),
    edges: graph.nodes.flatMap(({ edges }, from) =>
      edges.map(({ kind, to }) => ({ from, to, label: kind, style: styles[kind] })),
    ),
  };
}
