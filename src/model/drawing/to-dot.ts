import type { Drawing } from './drawing.js';

/** A drawing as DOT, which Graphviz lays out. */
export function toDot({ nodes, edges }: Drawing): string {
  const lines = nodes.map(
    ({ label, fill, double }, node) =>
      `  n${node} [label=${JSON.stringify(label)}, style=filled, fillcolor="${fill}"${double ? ', peripheries=2' : ''}];`,
  );
  for (const { from, to, label, style } of edges)
    lines.push(`  n${from} -> n${to} [label=${/^\w+$/.test(label) ? label : JSON.stringify(label)}, style=${style}];`);
  return `digraph types {\n  rankdir=LR;\n  node [shape=box, fontname=monospace];\n${lines.join('\n')}\n}\n`;
}
