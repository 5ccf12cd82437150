/** Weighted edges in typed arrays: those out of node n are at `outStart[n]` up to `outStart[n + 1]`, and so for `in`. */
export interface Edges {
  readonly count: number;
  readonly outStart: Int32Array;
  readonly outTo: Int32Array;
  readonly outCost: Float64Array;
  readonly inStart: Int32Array;
  readonly inFrom: Int32Array;
  readonly inCost: Float64Array;
}

interface EdgeList {
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly cost: readonly number[];
}

/** Sorts edges by both of their ends; edges of one end keep their order. */
export function createEdges(nodes: number, { from, to, cost }: EdgeList): Edges {
  const [outStart, outTo, outCost] = group(nodes, from, to, cost);
  const [inStart, inFrom, inCost] = group(nodes, to, from, cost);
  return { count: from.length, outStart, outTo, outCost, inStart, inFrom, inCost };
}

function group(
  nodes: number,
  by: readonly number[],
  other: readonly number[],
  cost: readonly number[],
): [Int32Array, Int32Array, Float64Array] {
  const start = new Int32Array(nodes + 1);
  for (const node of by) start[node + 1] = (start[node + 1] as number) + 1;
  for (let node = 0; node < nodes; node++) start[node + 1] = (start[node + 1] as number) + (start[node] as number);
  const next = start.slice();
  const ends = new Int32Array(by.length);
  const costs = new Float64Array(by.length);
  for (let i = 0; i < by.length; i++) {
    const node = by[i] as number;
    const at = next[node] as number;
    next[node] = at + 1;
    ends[at] = other[i] as number;
    costs[at] = cost[i] as number;
  }
  return [start, ends, costs];
}
