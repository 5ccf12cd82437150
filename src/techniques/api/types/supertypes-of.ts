import { constructorOf } from '../../../model/types/hierarchy.js';
import { isAssignable } from '../../../model/types/assignable.js';
import { isSubtype, viewAs } from '../../../model/types/subtype.js';
import { type ClassType, mentions, type Type, type TypeArgument } from '../../../model/types/type.js';
import { isWellFormed } from '../../../model/types/well-formed.js';
import type { Writing } from '../writing.js';

/** A type that is expected of a value of another one: that one, or one above it. */
export function supertypeOf(writing: Writing, type: Type): Type {
  const { hierarchy, random, policy } = writing;
  if (!random.chance(policy.chances.supertype)) return type;
  if (type.kind === 'primitive') {
    const box = hierarchy.boxes.get(type.name);
    return box && isAssignable(hierarchy, type, box) ? box : type;
  }
  if (type.kind !== 'class') return type;
  const above = random.pick(supertypesOf(writing, type));
  return above.kind === 'class' ? projected(writing, above) : above;
}

/** The types above a class type that programs may name, itself among them. */
export function supertypesOf({ api, hierarchy }: Writing, type: ClassType): Type[] {
  const found: Type[] = [];
  const visited = new Set<string>();
  const visit = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    const view = viewAs(hierarchy, type, name);
    const owner = api.owners.get(name);
    if (view && owner?.isPublic !== false) found.push(view);
    for (const above of hierarchy.constructors.get(name)?.supertypes ?? []) visit(above.name);
  };
  visit(type.name);
  found.push(hierarchy.table.top);
  return found;
}

// Some of the type arguments become wildcards that hold them.
function projected({ api, hierarchy, random, policy }: Writing, type: ClassType): ClassType {
  if (!api.profile.supports.has('useSiteVariance')) return type;
  const { table } = hierarchy;
  const { parameters } = constructorOf(hierarchy, type.name);
  const isStrict = api.support.boundsThroughProjections === false;
  const isInBoundOfAnother = (name: string) =>
    parameters.some((each) => each.name !== name && each.bound && mentions(each.bound, new Set([name])));
  const args = type.args.map((arg, i): TypeArgument => {
    const { name = '', bound } = parameters[i] ?? {};
    if (arg.kind === 'projection' || !random.chance(policy.chances.wildcard)) return arg;
    if (isStrict && isInBoundOfAnother(name)) return arg;
    const forms: TypeArgument[] = [table.star, table.projection('out', arg)];
    if (!isStrict || bound === undefined) forms.push(table.projection('in', arg));
    return random.pick(forms);
  });
  const wider = table.classType(type.name, args);
  return isSubtype(hierarchy, type, wider) && isWellFormed(hierarchy, wider) ? wider : type;
}
