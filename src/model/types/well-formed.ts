import { argumentsOf, constructorOf, type Hierarchy } from './hierarchy.js';
import { substitute } from './substitute.js';
import { isSubtype } from './subtype.js';
import { mentions, type Type, type TypeArgument } from './type.js';

/** Whether a type may be written: generic types have the right number of arguments, each within its bound. */
export function isWellFormed(hierarchy: Hierarchy, type: Type): boolean {
  switch (type.kind) {
    case 'class': {
      const { parameters } = constructorOf(hierarchy, type.name);
      if (parameters.length !== type.args.length) return false;
      const by = new Map(argumentsOf(hierarchy, type));
      type.args.forEach((arg, i) => {
        if (arg.kind === 'projection') by.set(parameters[i]?.name ?? '', arg.of);
      });
      const stars = new Set(parameters.filter((_, i) => isStar(type.args[i])).map(({ name }) => name));
      return parameters.every(({ name, bound }) => {
        if (stars.has(name)) return true;
        // What a star stands for is not known, so nothing else is known to be within a bound that mentions it.
        if (bound && mentions(bound, stars)) return false;
        const arg = by.get(name) as Type;
        return (
          arg.kind !== 'primitive' &&
          isWellFormed(hierarchy, arg) &&
          (!bound || isSubtype(hierarchy, arg, substitute(bound, by, hierarchy.table)))
        );
      });
    }
    case 'function':
      return isWellFormed(hierarchy, type.result) && type.parameters.every((each) => isWellFormed(hierarchy, each));
    case 'array':
      return isWellFormed(hierarchy, type.element);
    case 'nullable':
      return isWellFormed(hierarchy, type.of);
    case 'tuple':
      return type.elements.every((each) => isWellFormed(hierarchy, each));
    case 'intersection':
      return type.parts.every((each) => isWellFormed(hierarchy, each));
    default:
      return true;
  }
}

function isStar(arg: TypeArgument | undefined): boolean {
  return arg?.kind === 'projection' && arg.star === true;
}

/** The type inside an argument. */
export function argumentType(arg: TypeArgument): Type {
  return arg.kind === 'projection' ? arg.of : arg;
}
