import type { Access } from '../../model/program/program.js';
import { givenThrough, seenThrough, type View, viewOf } from '../../model/types/approximate.js';
import { substitute } from '../../model/types/substitute.js';
import { viewAs } from '../../model/types/subtype.js';
import { type ClassType, mentions, type Type } from '../../model/types/type.js';
import { isWellFormed } from '../../model/types/well-formed.js';
import { closure } from './declare-header.js';
import type { ClassDraft, MethodDraft, SeenField } from './draft.js';
import { allows, type Generation } from './generation.js';
import type { Scope } from './scope.js';

/** The classes whose members objects of a class have: itself and all above it. */
export function ancestry(generation: Generation, draft: ClassDraft): readonly ClassDraft[] {
  const known = generation.ancestries.get(draft);
  if (known) return known;
  const found = new Set<ClassDraft>();
  for (const { name } of closure(generation, draft.self)) {
    const above = generation.classes.get(name);
    if (above) found.add(above);
  }
  const list = [...found];
  generation.ancestries.set(draft, list);
  return list;
}

/** A method as it is seen through the type of its receiver. */
export type SeenMethod = NonNullable<MethodDraft['plain']>;

/** A method's signature for a receiver; nothing if it cannot be called on it. */
export function seeMethod(generation: Generation, method: MethodDraft, receiver: ClassType): SeenMethod | null {
  let known = method.seen.get(receiver.id);
  if (known === undefined) {
    known = see(generation, method, receiver) ?? null;
    method.seen.set(receiver.id, known);
  }
  return known;
}

function see(generation: Generation, method: MethodDraft, receiver: ClassType): SeenMethod | undefined {
  const { hierarchy } = generation;
  // A method that calls itself: the receiver speaks of the very parameters that the call is to find types for.
  if (method.free.size > 0 && mentions(receiver, method.free)) return undefined;
  const owner = method.owner as ClassDraft;
  const type = viewAs(hierarchy, receiver, owner.name);
  if (!type) return undefined;
  const view = viewOf(hierarchy, type);
  const bounded = method.typeParameters.some(({ bound }) => bound && mentions(bound, view.projected));
  const result = bounded ? undefined : seenThrough(hierarchy, method.result, view);
  if (!result) return undefined;
  const parameters = method.parameters.map(({ type: taken }) => given(generation, taken, view));
  // Which overload null is for cannot be seen.
  if (parameters.some((each) => !each || (method.overloaded && each.kind === 'bottom'))) return undefined;
  return { parameters: parameters as Type[], result, known: view.exact, fitting: new Map() };
}

/** Whether null is the only value that can be given where a type is wanted, as through some projections. */
export function takesOnlyNull(type: Type): boolean {
  return type.kind === 'bottom' || (type.kind === 'nullable' && type.of.kind === 'bottom');
}

// What can be given to a parameter.
function given(generation: Generation, type: Type, view: View): Type | undefined {
  const isHidden = mentions(type, view.projected);
  if (isHidden && !allows(generation, 'projectedArguments')) return undefined;
  const { hierarchy, profile } = generation;
  const isConsumer =
    type.kind === 'class' && type.args.some((arg) => arg.kind === 'projection' && arg.variance === 'in');
  if (isHidden && isConsumer && profile.restrictions.noConsumersThroughProjections) return undefined;
  const { bottom } = hierarchy.table;
  const through = givenThrough(hierarchy, type, view);
  // A type with an `in` projection of what is above several bounds cannot be written.
  const written = through && (!isHidden || isWellFormed(hierarchy, through)) ? through : undefined;
  const found = written ?? (isHidden && profile.takesNull?.(bottom) ? bottom : undefined);
  return found && takesOnlyNull(found) && !allows(generation, 'nulls') ? undefined : found;
}

/** Whether a method's signature speaks of type parameters that cannot be named at a place. */
export function speaksOfHidden(
  { hierarchy }: Generation,
  { hidden }: Scope,
  method: MethodDraft,
  seen: SeenMethod,
): boolean {
  if (!hidden) return false;
  const bounds = method.typeParameters.flatMap(({ bound }) =>
    bound ? [substitute(bound, seen.known, hierarchy.table)] : [],
  );
  return [...seen.parameters, seen.result, ...bounds].some((type) => mentions(type, hidden));
}

/** The fields that objects of a type have, seen through its arguments. */
export function fieldsOf(generation: Generation, type: ClassType): readonly SeenField[] {
  let known = generation.fields.get(type);
  if (!known) {
    const draft = generation.classes.get(type.name);
    known = draft ? ancestry(generation, draft).flatMap((owner) => seeFields(generation, type, owner)) : [];
    generation.fields.set(type, known);
  }
  return known;
}

function seeFields({ hierarchy }: Generation, type: ClassType, owner: ClassDraft): SeenField[] {
  const above = viewAs(hierarchy, type, owner.name);
  if (!above) return [];
  const view = viewOf(hierarchy, above);
  return owner.fields.flatMap((field) => {
    const seen = seenThrough(hierarchy, field.type, view);
    return seen ? [{ owner, field, type: seen }] : [];
  });
}

/** Whether a member can be used at a place: a protected one only on `this`, a private one is not inherited (JLS 8.2). */
export function isAccessible(
  scope: Scope,
  { access, owner, receiver }: { access: Access; owner: ClassDraft; receiver: Type | 'this' },
): boolean {
  if (access === 'public') return true;
  if (access === 'protected') return receiver === 'this';
  if (scope.owner !== owner) return false;
  return receiver === 'this' || (receiver.kind === 'class' && receiver.name === owner.name);
}
