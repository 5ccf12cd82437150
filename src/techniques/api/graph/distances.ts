import type { Edges } from './edges.js';
import { createHeap } from './heap.js';

/** What it costs to get from a node to every other one (Dijkstra); infinity where there is no way. */
export function distancesFrom({ outStart, outTo, outCost }: Edges, start: number): Float64Array {
  const distances = new Float64Array(outStart.length - 1).fill(Number.POSITIVE_INFINITY);
  const heap = createHeap<number>();
  distances[start] = 0;
  heap.push(start, 0);
  for (let top = heap.pop(); top; top = heap.pop()) {
    const { item: node, cost } = top;
    if (cost > (distances[node] as number)) continue;
    for (let i = outStart[node] as number; i < (outStart[node + 1] as number); i++) {
      const to = outTo[i] as number;
      const through = cost + (outCost[i] as number);
      if (through < (distances[to] as number)) {
        distances[to] = through;
        heap.push(to, through);
      }
    }
  }
  return distances;
}
