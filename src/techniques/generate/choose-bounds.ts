import { directSupertypes, isSubtype } from '../../model/types/subtype.js';
import type { ClassType, IntersectionType, ParameterType, Type } from '../../model/types/type.js';
import { applyClass } from './choose-type.js';
import { agrees, closure, declareHeader } from './declare-header.js';
import type { ClassDraft } from './draft.js';
import { allows, type Generation, wants } from './generation.js';
import type { Scope } from './scope.js';

/**
 * Two bounds for a type parameter. There is a class below both, so that there are types within: one that is known
 * already, or one that is made for it.
 */
export function chooseSeveralBounds(
  generation: Generation,
  scope: Scope,
  parameter: ParameterType,
): IntersectionType | undefined {
  const { random, hierarchy, policy } = generation;
  const known = knownWitness(generation, scope);
  const bounds = known ? pairAbove(generation, known) : undefined;
  if (!known || !bounds)
    return random.chance(policy.chances.witnessOfBounds) ? withWitness(generation, scope) : undefined;
  const isRecursive = wants(generation, 'recursiveBounds', policy.chances.recursiveBound);
  const parts = isRecursive ? bounds.map((each) => recursive(generation, each, known, parameter)) : bounds;
  return hierarchy.table.intersection(parts);
}

const wish = { depth: 1, primitives: false, projections: false };

// A type with at least two supertypes: a class of the program, or a built-in type.
function knownWitness(generation: Generation, scope: Scope): ClassType | undefined {
  const { random, classes, builtIns, hierarchy, policy } = generation;
  const builtIn = builtIns.all.flatMap(({ type }) =>
    type.kind === 'class' && directSupertypes(hierarchy, type).length > 1 ? [type] : [],
  );
  if (builtIn.length > 0 && random.chance(policy.chances.builtInBounds)) return random.pick(builtIn);
  const drafts = [...classes.values()].filter(
    (each) => each.placement === 'top' && closure(generation, each.self).length > 2,
  );
  if (drafts.length === 0) return undefined;
  return applyClass(generation, scope, random.pick(drafts), wish);
}

// A class stands first, and only there (JLS 4.4); the first supertype of a built-in type may be one.
function pairAbove(generation: Generation, witness: ClassType): [ClassType, ClassType] | undefined {
  const { random, hierarchy, classes } = generation;
  const above = classes.has(witness.name)
    ? [...new Set(closure(generation, witness).slice(1))]
    : directSupertypes(hierarchy, witness);
  const [first] = classes.has(witness.name) ? [random.pick(above)] : above;
  const others = above.filter(
    (each) => first && each !== first && !isSubtype(hierarchy, each, first) && !isSubtype(hierarchy, first, each),
  );
  if (!first || others.length === 0) return undefined;
  const second = random.pick(others);
  if (isClass(generation, second)) return isClass(generation, first) ? undefined : [second, first];
  return [first, second];
}

function isClass({ classes }: Generation, { name }: ClassType): boolean {
  const draft = classes.get(name);
  return draft !== undefined && draft.form !== 'interface';
}

// `Comparable<Integer>`, which Integer is below, becomes `Comparable<T>`.
function recursive(
  { hierarchy }: Generation,
  bound: ClassType,
  witness: ClassType,
  parameter: ParameterType,
): ClassType {
  const args = bound.args.map((arg) => (arg === witness ? parameter : arg));
  return hierarchy.table.classType(bound.name, args);
}

function withWitness(generation: Generation, scope: Scope): IntersectionType | undefined {
  const { random, classes, names, hierarchy } = generation;
  // Where bodies are made, the members of all classes are settled.
  if (scope.block) return undefined;
  const open = [...classes.values()].filter((each) => each.open && !each.sealed && each.placement === 'top');
  const isInterface = ({ form }: ClassDraft) => form === 'interface';
  const interfaces = open.filter(isInterface);
  if (open.length < 2 || interfaces.length === 0) return undefined;
  const drafts = [random.pick(open), random.pick(interfaces)];
  const [first, second] = drafts.map((each) => applyClass(generation, { ...scope, typeParameters: [] }, each, wish));
  if (!first || !second || !agrees(generation, second, [first])) return undefined;
  if (isSubtype(hierarchy, first, second) || isSubtype(hierarchy, second, first)) return undefined;
  if (!isClass(generation, first) && !allows(generation, 'severalInterfaces')) return undefined;
  const above = isClass(generation, first)
    ? { superclass: first, interfaces: [second] }
    : { interfaces: [first, second] };
  declareHeader(generation, { name: names.classOf(), form: 'class', ...above });
  return hierarchy.table.intersection([first, second] as Type[]);
}
