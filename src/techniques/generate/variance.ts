import { constructorOf, type Hierarchy, type TypeParameter } from '../../model/types/hierarchy.js';
import type { Type, TypeArgument, Variance } from '../../model/types/type.js';

/** Where a type stands in the declaration of a class, seen from outside. */
export type Position = Variance;

/** Whether a type may stand in a position, given the declared variance of the class's type parameters. */
export function fitsPosition(
  hierarchy: Hierarchy,
  type: TypeArgument,
  position: Position,
  parameters: readonly TypeParameter[],
): boolean {
  const fits = (part: TypeArgument, at: Position) => fitsPosition(hierarchy, part, at, parameters);
  switch (type.kind) {
    case 'parameter': {
      const variance = parameters.find(({ name }) => name === type.name)?.variance ?? 'invariant';
      return variance === 'invariant' || variance === position;
    }
    case 'class': {
      const declared = constructorOf(hierarchy, type.name).parameters;
      return type.args.every((arg, i) => {
        if (arg.kind === 'projection') return fits(arg.of, compose(position, arg.variance));
        return fits(arg, compose(position, declared[i]?.variance ?? 'invariant'));
      });
    }
    case 'function':
      return type.parameters.every((each) => fits(each, compose(position, 'in'))) && fits(type.result, position);
    case 'array':
      return fits(type.element, 'invariant');
    case 'nullable':
      return fits(type.of, position);
    case 'projection':
      return fits(type.of, compose(position, type.variance));
    case 'tuple':
      return type.elements.every((each: Type) => fits(each, position));
    default:
      return true;
  }
}

function compose(outer: Position, inner: Variance): Position {
  if (outer === 'invariant' || inner === 'invariant') return 'invariant';
  return outer === inner ? 'out' : 'in';
}
