import { seenThrough, viewOf } from './approximate.js';
import { boundOf, constructorOf, type Hierarchy } from './hierarchy.js';
import type { ClassType, Type, TypeArgument, Variance } from './type.js';

// Ids are small: this many types fit into a key of two.
const idLimit = 2 ** 26;

/** Whether all values of one type are values of another. */
export function isSubtype(hierarchy: Hierarchy, sub: Type, sup: Type): boolean {
  if (sub === sup || sup.kind === 'top' || sub.kind === 'bottom') return true;
  if (sub.kind === 'top' || sup.kind === 'bottom') return false;
  // Most questions are about classes that have nothing to do with each other.
  if (sub.kind === 'class' && sup.kind === 'class' && !inherits(hierarchy, sub.name, sup.name)) return false;
  const key = sub.id * idLimit + sup.id;
  const known = hierarchy.memo.subtype.get(key);
  if (known !== undefined) return known;
  // A question that leads back to itself (a recursive bound) has no proof.
  hierarchy.memo.subtype.set(key, false);
  const answer = decide(hierarchy, sub, sup);
  hierarchy.memo.subtype.set(key, answer);
  return answer;
}

function decide(hierarchy: Hierarchy, sub: Type, sup: Type): boolean {
  if (sup.kind === 'intersection') return sup.parts.every((each) => isSubtype(hierarchy, sub, each));
  if (sup.kind === 'nullable') {
    const inner = sub.kind === 'nullable' ? sub.of : sub;
    if (isSubtype(hierarchy, inner, sup.of)) return true;
    // The bound of a parameter may be nullable itself.
    return inner.kind === 'parameter' && isSubtype(hierarchy, boundOf(hierarchy, inner.name), sup);
  }
  switch (sub.kind) {
    case 'parameter':
      return isSubtype(hierarchy, boundOf(hierarchy, sub.name), sup);
    case 'intersection':
      return sub.parts.some((each) => isSubtype(hierarchy, each, sup));
    case 'class': {
      if (sup.kind !== 'class') return false;
      const view = viewAs(hierarchy, sub, sup.name);
      return view !== undefined && isContained(hierarchy, view, sup);
    }
    case 'function':
      return (
        sup.kind === 'function' &&
        sub.parameters.length === sup.parameters.length &&
        sub.parameters.every((each, i) => isSubtype(hierarchy, sup.parameters[i] as Type, each)) &&
        isSubtype(hierarchy, sub.result, sup.result)
      );
    case 'array':
      return (
        sup.kind === 'array' &&
        hierarchy.covariantArrays &&
        sub.element.kind !== 'primitive' &&
        sup.element.kind !== 'primitive' &&
        isSubtype(hierarchy, sub.element, sup.element)
      );
    case 'tuple':
      return (
        sup.kind === 'tuple' &&
        sub.elements.length === sup.elements.length &&
        sub.elements.every((each, i) => isSubtype(hierarchy, each, sup.elements[i] as Type))
      );
    default:
      return false;
  }
}

function inherits(hierarchy: Hierarchy, name: string, above: string): boolean {
  return name === above || ancestorsOf(hierarchy, name).has(above);
}

// The names of all classes above a class.
function ancestorsOf(hierarchy: Hierarchy, name: string): ReadonlySet<string> {
  let known = hierarchy.memo.ancestors.get(name);
  if (!known) {
    known = new Set();
    // Overwriting makes classes that inherit from themselves.
    hierarchy.memo.ancestors.set(name, known);
    for (const sup of constructorOf(hierarchy, name).supertypes) {
      known.add(sup.name);
      for (const higher of ancestorsOf(hierarchy, sup.name)) known.add(higher);
    }
  }
  return known;
}

/** A class type seen as an application of one of its supertypes' constructors, if it has that supertype. */
export function viewAs(hierarchy: Hierarchy, type: ClassType, name: string): ClassType | undefined {
  if (type.name === name) return type;
  if (!inherits(hierarchy, type.name, name)) return undefined;
  let views = hierarchy.memo.view.get(type);
  if (!views) {
    views = new Map();
    hierarchy.memo.view.set(type, views);
  }
  if (views.has(name)) return views.get(name);
  views.set(name, undefined);
  let found: ClassType | undefined;
  for (const direct of directSupertypes(hierarchy, type)) {
    found = viewAs(hierarchy, direct, name);
    if (found) break;
  }
  views.set(name, found);
  return found;
}

/** The supertypes that a class type names itself, seen through its arguments. */
export function directSupertypes(hierarchy: Hierarchy, type: ClassType): ClassType[] {
  const { supertypes } = constructorOf(hierarchy, type.name);
  if (supertypes.length === 0) return [];
  const view = viewOf(hierarchy, type);
  return supertypes.flatMap((sup) => {
    const seen = seenThrough(hierarchy, sup, view);
    return seen?.kind === 'class' ? [seen] : [];
  });
}

function isContained(hierarchy: Hierarchy, sub: ClassType, sup: ClassType): boolean {
  const { parameters } = constructorOf(hierarchy, sup.name);
  return sub.args.every((arg, i) => {
    const wanted = sup.args[i];
    return wanted !== undefined && contains(hierarchy, wanted, arg, parameters[i]?.variance ?? 'invariant');
  });
}

function contains(hierarchy: Hierarchy, wanted: TypeArgument, arg: TypeArgument, variance: Variance): boolean {
  if (wanted === arg || (wanted.kind === 'projection' && wanted.star)) return true;
  if (variance === 'out') return isSubtype(hierarchy, upperEnd(hierarchy, arg), upperEnd(hierarchy, wanted));
  if (variance === 'in')
    return arg.kind !== 'projection' && wanted.kind !== 'projection' && isSubtype(hierarchy, wanted, arg);
  if (wanted.kind !== 'projection') return false;
  if (arg.kind === 'projection' && arg.variance !== wanted.variance) return false;
  const inner = arg.kind === 'projection' ? arg.of : arg;
  return wanted.variance === 'out' ? isSubtype(hierarchy, inner, wanted.of) : isSubtype(hierarchy, wanted.of, inner);
}

function upperEnd({ table }: Hierarchy, arg: TypeArgument): Type {
  if (arg.kind !== 'projection') return arg;
  return arg.variance === 'out' ? arg.of : table.top;
}
