import { boundOf, constructorOf, type Hierarchy } from './hierarchy.js';
import { directSupertypes, isSubtype, viewAs } from './subtype.js';
import type { ClassType, Type, TypeArgument } from './type.js';
import { argumentType } from './well-formed.js';

/** The least type above two types that we can name; languages with intersections may know a smaller one. */
export function leastUpperBound(hierarchy: Hierarchy, a: Type, b: Type, depth = 0): Type {
  const { table } = hierarchy;
  if (isSubtype(hierarchy, a, b)) return b;
  if (isSubtype(hierarchy, b, a)) return a;
  if (a.kind === 'nullable' || b.kind === 'nullable') {
    const inner = leastUpperBound(hierarchy, a.kind === 'nullable' ? a.of : a, b.kind === 'nullable' ? b.of : b, depth);
    return table.nullable(inner);
  }
  if (a.kind === 'parameter') return leastUpperBound(hierarchy, boundOf(hierarchy, a.name), b, depth);
  if (b.kind === 'parameter') return leastUpperBound(hierarchy, a, boundOf(hierarchy, b.name), depth);
  if (a.kind === 'intersection') return leastOfParts(hierarchy, a.parts, b, depth);
  if (b.kind === 'intersection') return leastOfParts(hierarchy, b.parts, a, depth);
  if (a.kind !== 'class' || b.kind !== 'class') return table.top;
  const shared = ancestors(hierarchy, a).flatMap((ancestor) => {
    const other = viewAs(hierarchy, b, ancestor.name);
    const joined = other && join(hierarchy, ancestor, other, depth);
    return joined ? [joined] : [];
  });
  const least = shared.find((candidate) => shared.every((other) => !isBelow(hierarchy, other, candidate)));
  return least ?? table.top;
}

// Each part may have something in common with the other type; the first that does is taken.
function leastOfParts(hierarchy: Hierarchy, parts: readonly Type[], other: Type, depth: number): Type {
  const bounds = parts.map((each) => leastUpperBound(hierarchy, each, other, depth));
  return bounds.find(({ kind }) => kind !== 'top') ?? hierarchy.table.top;
}

function isBelow(hierarchy: Hierarchy, a: Type, b: Type): boolean {
  return a !== b && isSubtype(hierarchy, a, b);
}

function ancestors(hierarchy: Hierarchy, type: ClassType): ClassType[] {
  return [type, ...directSupertypes(hierarchy, type).flatMap((sup) => ancestors(hierarchy, sup))];
}

// Lists of lists of … would go on for ever (JLS 4.10.4 has infinite types here): two levels are enough for us.
const depthLimit = 2;

function join(hierarchy: Hierarchy, a: ClassType, b: ClassType, depth: number): ClassType | undefined {
  const { table } = hierarchy;
  const { parameters } = constructorOf(hierarchy, a.name);
  const args: TypeArgument[] = [];
  for (let i = 0; i < a.args.length; i++) {
    const [left, right] = [a.args[i] as TypeArgument, b.args[i] as TypeArgument];
    const variance = parameters[i]?.variance ?? 'invariant';
    if (left === right) {
      args.push(left);
      continue;
    }
    if ([left, right].some((arg) => arg.kind === 'projection' && arg.star)) {
      args.push(table.star);
      continue;
    }
    const isIn = [left, right].some((arg) => arg.kind === 'projection' && arg.variance === 'in');
    if (variance === 'in' || isIn || depth >= depthLimit) return undefined;
    const above = leastUpperBound(hierarchy, argumentType(left), argumentType(right), depth + 1);
    args.push(variance === 'out' ? above : table.projection('out', above));
  }
  return table.classType(a.name, args);
}
