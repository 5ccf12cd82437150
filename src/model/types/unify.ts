import { constructorOf, type Hierarchy } from './hierarchy.js';
import { substitute } from './substitute.js';
import { isSubtype, viewAs } from './subtype.js';
import { mentions, type Type, type TypeArgument } from './type.js';

/**
 * Finds types for some parameters of `type` so that it becomes a subtype of `wanted` (Definition 3.2 of the Hephaestus
 * paper). Parameters that the question leaves open are missing in the answer; the answer does not look at bounds.
 */
export function unify(
  hierarchy: Hierarchy,
  type: Type,
  wanted: Type,
  free: ReadonlySet<string>,
): Map<string, Type> | undefined {
  const found = new Map<string, Type>();
  return below({ hierarchy, free, found }, type, wanted) ? found : undefined;
}

interface Search {
  readonly hierarchy: Hierarchy;
  readonly free: ReadonlySet<string>;
  readonly found: Map<string, Type>;
}

function below(search: Search, type: Type, wanted: Type): boolean {
  const { hierarchy, free } = search;
  if (wanted.kind === 'top') return true;
  if (wanted.kind === 'intersection') return wanted.parts.every((each) => below(search, type, each));
  if (!mentions(type, free)) return isSubtype(hierarchy, type, wanted);
  if (type.kind === 'parameter') return bind(search, type.name, wanted);
  if (wanted.kind === 'nullable') return below(search, type.kind === 'nullable' ? type.of : type, wanted.of);
  if (type.kind === 'class' && wanted.kind === 'class') {
    const view = viewAs(hierarchy, type, wanted.name);
    if (!view) return false;
    const { parameters } = constructorOf(hierarchy, wanted.name);
    return view.args.every((arg, i) =>
      argument(search, arg, wanted.args[i] as TypeArgument, parameters[i]?.variance === 'out'),
    );
  }
  if (type.kind === 'function' && wanted.kind === 'function')
    return (
      type.parameters.length === wanted.parameters.length &&
      type.parameters.every((each, i) => equal(search, each, wanted.parameters[i] as Type)) &&
      below(search, type.result, wanted.result)
    );
  if (type.kind === 'tuple' && wanted.kind === 'tuple')
    return (
      type.elements.length === wanted.elements.length &&
      type.elements.every((each, i) => below(search, each, wanted.elements[i] as Type))
    );
  return equal(search, type, wanted);
}

function argument(search: Search, arg: TypeArgument, wanted: TypeArgument, covariant: boolean): boolean {
  if (wanted.kind === 'projection' && wanted.star) return true;
  if (arg.kind === 'projection')
    return (
      wanted.kind === 'projection' && arg.variance === wanted.variance && argument(search, arg.of, wanted, covariant)
    );
  if (wanted.kind === 'projection')
    return wanted.variance === 'out' ? below(search, arg, wanted.of) : equal(search, arg, wanted.of);
  return covariant ? below(search, arg, wanted) : equal(search, arg, wanted);
}

function equal(search: Search, type: TypeArgument, wanted: TypeArgument): boolean {
  // In a method that calls itself the parameters to be found are also types that are wanted.
  if (type === wanted && !mentions(type, search.free)) return true;
  if (type.kind === 'parameter') return wanted.kind !== 'projection' && bind(search, type.name, wanted);
  if (type.kind === 'class' && wanted.kind === 'class')
    return type.name === wanted.name && type.args.every((arg, i) => equal(search, arg, wanted.args[i] as TypeArgument));
  if (type.kind === 'tuple' && wanted.kind === 'tuple')
    return (
      type.elements.length === wanted.elements.length &&
      type.elements.every((each, i) => equal(search, each, wanted.elements[i] as Type))
    );
  // An array of a primitive type is none of its box.
  if (type.kind === 'array' && wanted.kind === 'array')
    return wanted.element.kind === 'primitive'
      ? type.element === wanted.element
      : equal(search, type.element, wanted.element);
  if (type.kind === 'nullable' && wanted.kind === 'nullable') return equal(search, type.of, wanted.of);
  if (type.kind === 'projection' && wanted.kind === 'projection')
    return type.variance === wanted.variance && type.star === wanted.star && equal(search, type.of, wanted.of);
  if (type.kind === 'function' && wanted.kind === 'function')
    return (
      type.parameters.length === wanted.parameters.length &&
      type.parameters.every((each, i) => equal(search, each, wanted.parameters[i] as Type)) &&
      equal(search, type.result, wanted.result)
    );
  return false;
}

// A primitive type is no type argument: its box stands for it.
function bind({ hierarchy, free, found }: Search, name: string, wanted: Type): boolean {
  if (!free.has(name)) return false;
  const known = found.get(name);
  const type = wanted.kind === 'primitive' ? hierarchy.boxes.get(wanted.name) : wanted;
  if (type === undefined) return false;
  if (known === undefined) found.set(name, type);
  return known === undefined || known === type;
}

/** Whether types are allowed for type parameters: each is below its bound, which may mention the others. */
export function satisfiesBounds(hierarchy: Hierarchy, by: ReadonlyMap<string, Type>): boolean {
  for (const [name, type] of by) {
    const bound = hierarchy.bounds.get(name);
    if (bound && !isSubtype(hierarchy, type, substitute(bound, by, hierarchy.table))) return false;
  }
  return true;
}
