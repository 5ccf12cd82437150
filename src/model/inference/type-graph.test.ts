import { expect, test } from 'vitest';
import { createHierarchy } from '../types/hierarchy.js';
import { createGraph, infer } from './type-graph.js';

// Layers of type parameters; each is inferred from either of two types that are made of the parameters below.
function layered(depth: number, isGrounded: boolean) {
  const hierarchy = createHierarchy();
  const graph = createGraph(hierarchy);
  const type = hierarchy.table.classType('A');
  const parameters = () => [0, 1].map(() => graph.add('parameter', '', type));
  let below = parameters();
  if (isGrounded) for (const each of below) graph.connect(each, 'inferred', graph.typeNode(type));
  for (let i = 0; i < depth; i++) {
    const above = parameters();
    for (const parameter of above)
      for (let choice = 0; choice < 2; choice++) {
        const made = graph.add('type', '', type);
        for (const part of below) graph.connect(made, 'defined', part);
        graph.connect(parameter, 'inferred', made);
      }
    below = above;
  }
  return { graph, node: below[0] as number, type };
}

test('a type is known if all that it is made of is known, however deep it is', () => {
  const { graph, node, type } = layered(60, true);
  expect(infer(graph, node)).toBe(type);
});

test('a type that is made of something unknown is unknown, however many ways lead there', () => {
  const { graph, node } = layered(60, false);
  expect(infer(graph, node)).toBeUndefined();
});

test('two types that are known only from each other are not known', () => {
  const hierarchy = createHierarchy();
  const graph = createGraph(hierarchy);
  const type = hierarchy.table.classType('A');
  const [first, second, top] = [0, 1, 2].map(() => graph.add('parameter', '', type)) as [number, number, number];
  for (const [from, to] of [
    [first, second],
    [second, first],
    [top, first],
  ] as const) {
    const made = graph.add('type', '', type);
    graph.connect(made, 'defined', to);
    graph.connect(from, 'inferred', made);
  }
  expect(infer(graph, top)).toBeUndefined();
});
