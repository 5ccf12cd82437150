import { constructorOf, type Hierarchy, type TypeParameter } from '../../model/types/hierarchy.js';
import type { Type, TypeArgument, Variance } from '../../model/types/type.js';
import type { ClassDraft } from './draft.js';

/** Where a type stands in the declaration of a class, seen from outside. */
export type Position = Variance;

/** The type parameters whose variance the members of a class must respect: those of the class around an inner class, too. */
export function varyingParameters(owner: ClassDraft | undefined): readonly TypeParameter[] {
  if (!owner) return [];
  const outer = owner.placement === 'inner' ? varyingParameters(owner.enclosing) : [];
  return [...outer, ...owner.typeParameters];
}

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
    case 'intersection':
      return type.parts.every((each) => fits(each, position));
    default:
      return true;
  }
}

function compose(outer: Position, inner: Variance): Position {
  if (outer === 'invariant' || inner === 'invariant') return 'invariant';
  return outer === inner ? 'out' : 'in';
}
