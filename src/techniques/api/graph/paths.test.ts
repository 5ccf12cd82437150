import { expect, test } from 'vitest';
import { solvePath } from '../expressions/path-expression.js';
import { policy } from '../policy.js';
import { beginSample, figure7, openSample } from '../sample-api.js';
import { decompose, nodeKey } from './api-graph.js';
import { pathsTo } from './paths.js';

const api = openSample(figure7);
const { table } = api.hierarchy;
const set = table.classType('Set', [table.classType('Integer')]);
const exact = { ...policy, spread: 0 };
const paths = () => [...pathsTo(api.graph, set, exact, () => 0)];
const shown = () => paths().map((path) => path.map(({ name }) => name).join(' '));

test('the paths of Figure 7 lead to Set, the shortest first, and no other ones', () => {
  expect(shown()).toEqual(['mapOf() keySet()', 'mapOfStrs() keySet()']);
});

test('edges of the graph lead from receivers to members and from there to type constructors', () => {
  const { edges, nodes, members } = api.graph;
  const keySet = members.findIndex((member) => member?.name === 'keySet()');
  const targets = (node: number) => [...edges.outTo.slice(edges.outStart[node], edges.outStart[node + 1])];
  expect(targets(nodes.get('Map') as number)).toEqual([keySet]);
  expect(targets(keySet)).toEqual([nodes.get('Set')]);
});

test('a type is decomposed into its constructor and what the parameters stand for (Definition 3.3)', () => {
  expect(nodeKey(set)).toBe('Set');
  expect(decompose(api.hierarchy, set)).toEqual({
    constructor: 'Set',
    by: new Map([['Set.E', table.classType('Integer')]]),
  });
});

test('of the paths of Figure 8 only the one through mapOf is feasible for Set<Integer>', () => {
  const solved = new Map(paths().map((path) => [path[0]?.name, solvePath(beginSample(api), path, set)]));
  expect(solved.get('mapOfStrs()')).toBeUndefined();
  const by = solved.get('mapOf()');
  expect(by?.get('Utils.mapOf().X')).toBe(table.classType('Integer'));
  expect(by?.has('Utils.mapOf().Y')).toBe(true);
});

test('a search that may look at nothing finds nothing', () => {
  expect([...pathsTo(api.graph, set, { ...exact, steps: 0 }, () => 0)]).toEqual([]);
});
