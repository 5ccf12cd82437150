import fc from 'fast-check';
import { createHierarchy, declareType, type Hierarchy } from './hierarchy.js';
import type { Type } from './type.js';
import { isWellFormed } from './well-formed.js';

/**
 * A hierarchy with all that can go wrong: generic classes of every variance, several supertypes, a bound, a recursive
 * bound, an interface that is reached on two ways, and boxes.
 */
export function sampleHierarchy(): Hierarchy {
  const hierarchy = createHierarchy({ covariantArrays: true });
  const { table } = hierarchy;
  const parameter = (name: string) => table.parameter(name);
  const declare = (
    name: string,
    parameters: Parameters<typeof declareType>[1]['parameters'],
    supertypes: Parameters<typeof declareType>[1]['supertypes'],
  ) => declareType(hierarchy, { name, parameters, supertypes });
  declare('Animal', [], []);
  declare('Named', [], []);
  declare('Dog', [], [table.classType('Animal'), table.classType('Named')]);
  declare('Cat', [], [table.classType('Animal')]);
  declare('Source', [{ name: 'Source.T', variance: 'out' }], []);
  declare('Sink', [{ name: 'Sink.T', variance: 'in' }], []);
  declare('Box', [{ name: 'Box.T', variance: 'invariant' }], [table.classType('Source', [parameter('Box.T')])]);
  declare(
    'Cell',
    [{ name: 'Cell.T', variance: 'invariant' }],
    [table.classType('Box', [parameter('Cell.T')]), table.classType('Sink', [parameter('Cell.T')])],
  );
  declare(
    'Kennel',
    [{ name: 'Kennel.T', variance: 'invariant', bound: table.classType('Animal') }],
    [table.classType('Box', [table.classType('Box', [parameter('Kennel.T')])])],
  );
  const self = parameter('Ordered.T');
  declare('Ordered', [{ name: 'Ordered.T', variance: 'invariant', bound: table.classType('Ordered', [self]) }], []);
  declare('Rank', [], [table.classType('Ordered', [table.classType('Rank')])]);
  declare('Integer', [], []);
  hierarchy.boxes.set('int', table.classType('Integer'));
  hierarchy.bounds.set('m.U', table.classType('Dog'));
  hierarchy.bounds.set('m.I', table.intersection([table.classType('Animal'), table.classType('Named')]));
  hierarchy.bounds.set('m.N', table.nullable(table.classType('Animal')));
  return hierarchy;
}

/** Types of the sample hierarchy; the parameters given may occur in them. */
export function typesOf(
  hierarchy: Hierarchy,
  parameters: readonly string[] = ['m.T', 'm.U', 'm.N', 'm.I'],
): fc.Arbitrary<Type> {
  const { table } = hierarchy;
  const simple = [
    table.top,
    table.bottom,
    ...['Animal', 'Named', 'Dog', 'Cat', 'Rank', 'Integer'].map((name) => table.classType(name)),
    ...parameters.map((name) => table.parameter(name)),
  ];
  const { type } = fc.letrec<{ type: Type }>((tie) => ({
    type: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constantFrom(...simple),
      fc
        .tuple(fc.constantFrom('Source', 'Sink', 'Box', 'Cell', 'Kennel', 'Ordered'), tie('type'))
        .map(([name, arg]) => table.classType(name, [arg])),
      fc
        .tuple(fc.constantFrom('Box', 'Cell', 'Source'), fc.constantFrom('out' as const, 'in' as const), tie('type'))
        .map(([name, variance, of]) => table.classType(name, [table.projection(variance, of)])),
      fc
        .constantFrom('Box', 'Cell', 'Source', 'Sink', 'Kennel', 'Ordered')
        .map((name) => table.classType(name, [table.star])),
      fc.tuple(tie('type'), tie('type')).map(([from, to]) => table.functionType([from], to)),
      tie('type').map((of) => table.nullable(of)),
      tie('type').map((element) => table.array(element)),
      fc.tuple(tie('type'), tie('type')).map((elements) => table.tuple(elements)),
    ),
  }));
  return type.filter((each) => isWellFormed(hierarchy, each));
}
