import type { Expression, FieldExpression } from '../../../model/program/expression.js';
import type { FieldDeclaration, StaticField } from '../../../model/program/program.js';
import { isAssignable } from '../../../model/types/assignable.js';
import { argumentsOf, memberTypes } from '../../../model/types/hierarchy.js';
import { type Substitution, substitute } from '../../../model/types/substitute.js';
import { viewAs } from '../../../model/types/subtype.js';
import { mentions, type Type } from '../../../model/types/type.js';
import { unify } from '../../../model/types/unify.js';
import { visibleClasses } from '../choose-type.js';
import type { ClassDraft, SeenField } from '../draft.js';
import { type Generation, newId } from '../generation.js';
import { fieldsOf, isAccessible } from '../members.js';
import { readable, type ScopeVariable } from '../scope.js';
import { isConfusableField } from './confusable.js';
import { type Context, part, type Wish } from './context.js';
import { freshField } from './fresh-field.js';
import { receiverFor } from './resolve.js';

/** A field that can be read here, and of what. */
interface ReachableField extends SeenField {
  /** The variable whose field it is; absent for a field of `this`. */
  readonly of?: ScopeVariable;
}

/** The fields of `this` and of the objects at hand. */
export function reachableFields(context: Context, isOne: (seen: SeenField) => boolean = () => true): ReachableField[] {
  const { generation, scope } = context;
  const found: ReachableField[] = [];
  if (scope.hasThis && scope.owner) {
    for (const seen of fieldsOf(generation, scope.owner.self)) {
      if (!isOne(seen)) continue;
      const isHidden = scope.hidden !== undefined && mentions(seen.type, scope.hidden);
      if (!isHidden && isAccessible(scope, { access: seen.field.access, owner: seen.owner, receiver: 'this' }))
        found.push(seen);
    }
  }
  for (const of of readable(generation, scope)) {
    for (const members of memberTypes(generation.hierarchy, of.type)) {
      for (const seen of fieldsOf(generation, members)) {
        if (!isOne(seen) || isConfusableField(context, seen.owner, members.args)) continue;
        if (isAccessible(scope, { access: seen.field.access, owner: seen.owner, receiver: of.type }))
          found.push({ ...seen, of });
      }
    }
  }
  return found;
}

/** A field of `this` or of an object at hand. */
export function access({ generation, scope }: Context, { of, owner, field, type }: ReachableField): FieldExpression {
  const id = newId(generation);
  const receiver: Expression = of
    ? { kind: 'variable', id: newId(generation), type: of.type, name: of.name }
    : { kind: 'this', id: newId(generation), type: (scope.owner as ClassDraft).self };
  return { kind: 'field', id, type, receiver, owner: owner.name, name: field.name };
}

/** A field that fits, as calls are resolved: of an object at hand or of a class, of any object, or a new one. */
export function makeField(context: Context, wish: Wish): Expression | undefined {
  const { random, policy } = context.generation;
  const live = () => makeLiveField(context, wish.type);
  const made = () => makeFieldOfAny(context, wish);
  const field = random.chance(policy.chances.liveReceiver) ? (live() ?? made()) : (made() ?? live());
  if (field) return field;
  const fresh = freshField(context, wish.type);
  return fresh && access(context, fresh);
}

/** A field of an object at hand or of a class. */
export function makeLiveField(context: Context, wanted: Type): Expression | undefined {
  const { generation } = context;
  const { hierarchy, random, classes } = generation;
  const fields = reachableFields(context, ({ type }) => isAssignable(hierarchy, type, wanted));
  const statics: { draft: ClassDraft; field: Pick<StaticField, 'name' | 'type'> }[] = [];
  for (const draft of classes.values()) {
    for (const field of draft.staticFields)
      if (isAssignable(hierarchy, field.type, wanted)) statics.push({ draft, field });
    if (draft.constants && isAssignable(hierarchy, draft.self, wanted))
      for (const { name } of draft.constants) statics.push({ draft, field: { name, type: draft.self } });
  }
  if (fields.length + statics.length === 0) return undefined;
  const at = random.int(0, fields.length + statics.length - 1);
  const field = fields[at];
  if (field) return access(context, field);
  const { draft, field: own } = statics[at - fields.length] as (typeof statics)[number];
  return { kind: 'staticField', id: newId(generation), type: own.type, owner: draft.name, name: own.name };
}

// A field of any class that can be made to fit, of an object that is made for it.
function makeFieldOfAny(context: Context, wish: Wish): FieldExpression | undefined {
  const { hierarchy } = context.generation;
  return fieldOfAny(context, wish, {
    key: wish.type.id,
    match: (type, free) => unify(hierarchy, type, wish.type, free),
    fits: (type) => isAssignable(hierarchy, type, wish.type),
  });
}

/** Which fields are looked for: how their types as they are declared can be made to fit, and whether one does. */
interface FieldSearch {
  /** What the first answer depends on. */
  readonly key: number;
  readonly match: (type: Type, free: ReadonlySet<string>) => Substitution | undefined;
  readonly fits: (type: Type) => boolean;
}

/** A field of any class that a search accepts, of an object that is made for it. */
export function fieldOfAny(context: Context, wish: Wish, search: FieldSearch): FieldExpression | undefined {
  const { generation, scope } = context;
  const fitting: { draft: ClassDraft; field: FieldDeclaration; by: Substitution }[] = [];
  for (const draft of visibleClasses(generation, scope)) {
    if (isConfusableField(context, draft, [])) continue;
    for (const field of draft.fields) {
      // What is made may be of a subclass, which does not inherit private fields.
      const by = field.access === 'public' ? matchOnce(generation, draft, field, search) : null;
      if (by) fitting.push({ draft, field, by });
    }
  }
  if (fitting.length === 0) return undefined;
  const { draft, field, by } = generation.random.pick(fitting);
  const type = receiverFor(context, draft, by);
  const seen = type && fieldsOf(generation, type).find((each) => each.field === field);
  if (!seen || !search.fits(seen.type) || isConfusableField(context, draft, type.args)) return undefined;
  const receiver = part(context, wish, type, true);
  return { kind: 'field', id: newId(generation), type: seen.type, receiver, owner: draft.name, name: field.name };
}

function matchOnce(
  { fieldMatches }: Generation,
  { typeParameters }: ClassDraft,
  field: FieldDeclaration,
  { key, match }: FieldSearch,
): Substitution | null {
  let known = fieldMatches.get(field);
  if (!known) {
    known = new Map();
    fieldMatches.set(field, known);
  }
  let found = known.get(key);
  if (found === undefined) {
    found = match(field.type, new Set(typeParameters.map(({ name }) => name))) ?? null;
    known.set(key, found);
  }
  return found;
}

/** The fields that a statement may write, through exact types: through a projection a field can only be read. */
export function writableFields(context: Context): FieldExpression[] {
  const { generation, scope } = context;
  return reachableFields(context, ({ field }) => field.mutable)
    .filter((seen) => isExact(generation, seen, seen.of?.type ?? (scope.owner as ClassDraft).self))
    .map((seen) => access(context, seen));
}

function isExact(generation: Generation, { field, owner, type }: ReachableField, receiver: Type): boolean {
  const { hierarchy } = generation;
  return memberTypes(hierarchy, receiver).some((members) => {
    const exact = viewAs(hierarchy, members, owner.name);
    return (
      exact?.args.every(({ kind }) => kind !== 'projection') &&
      type === substitute(field.type, argumentsOf(hierarchy, exact), hierarchy.table)
    );
  });
}

/** A constant of the enum that is wanted. */
export function makeConstantOf({ generation }: Context, { type }: Wish): Expression | undefined {
  const constants = type.kind === 'class' ? generation.classes.get(type.name)?.constants : undefined;
  if (type.kind !== 'class' || !constants) return undefined;
  const { name } = generation.random.pick(constants);
  return { kind: 'staticField', id: newId(generation), type, owner: type.name, name };
}
