import type { Type } from '../../../model/types/type.js';
import { type ApiGraph, endsOf } from './api-graph.js';
import { createHeap } from './heap.js';
import type { Member } from './member.js';

/** What a search for paths may cost. */
export interface PathLimits {
  /** How many ends of paths are looked at. */
  readonly steps: number;
  /** How many of the edges that lead to one node are followed; the others are left out by chance. */
  readonly producers: number;
  /** How much dearer than it is a path may seem, so that others come before it. */
  readonly spread: number;
}

interface State {
  readonly node: number;
  readonly cost: number;
  readonly next: State | undefined;
}

/**
 * The paths without cycles that lead to a type, the cheapest first: each the members that are used, in their order. They
 * are made backwards, best first, with the exact cost of what is left (A*); `draw` gives a number between 0 and 1.
 */
export function* pathsTo(graph: ApiGraph, type: Type, limits: PathLimits, draw: () => number): Generator<Member[]> {
  const { edges, distances, source } = graph;
  const { inStart, inFrom, inCost } = edges;
  const heap = createHeap<State>();
  const push = (state: State) => {
    const rest = distances[state.node] as number;
    if (rest !== Number.POSITIVE_INFINITY) heap.push(state, state.cost + rest + limits.spread * draw());
  };
  for (const { node, cost } of endsOf(graph, type)) push({ node, cost, next: undefined });
  for (let steps = 0; steps < limits.steps; steps++) {
    const state = heap.pop()?.item;
    if (!state) return;
    if (state.node === source) {
      yield membersOn(graph, state);
      continue;
    }
    const start = inStart[state.node] as number;
    const all = (inStart[state.node + 1] as number) - start;
    const followed = Math.min(all, limits.producers);
    const first = followed < all ? Math.floor(draw() * all) : 0;
    for (let i = 0; i < followed; i++) {
      // A stride that has no factor in common with most numbers reaches other edges than the neighbours.
      const at = start + ((first + (followed < all ? i * 7919 : i)) % all);
      const node = inFrom[at] as number;
      if (!isOn(state, node)) push({ node, cost: state.cost + (inCost[at] as number), next: state });
    }
  }
}

function isOn(state: State | undefined, node: number): boolean {
  for (let each = state; each; each = each.next) if (each.node === node) return true;
  return false;
}

function membersOn({ members }: ApiGraph, start: State): Member[] {
  const found: Member[] = [];
  for (let each: State | undefined = start; each; each = each.next) {
    const member = members[each.node];
    if (member) found.push(member);
  }
  return found;
}
