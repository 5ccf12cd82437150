import type { Expression, FieldExpression, NewExpression } from '../../../model/program/expression.js';
import type { StaticField } from '../../../model/program/program.js';
import { isAssignable } from '../../../model/types/assignable.js';
import { argumentsOf } from '../../../model/types/hierarchy.js';
import { type Substitution, substitute } from '../../../model/types/substitute.js';
import { isSubtype, viewAs } from '../../../model/types/subtype.js';
import type { ClassType, Type } from '../../../model/types/type.js';
import { unify } from '../../../model/types/unify.js';
import { completeArguments, visibleClasses } from '../choose-type.js';
import { type ClassDraft, isConcrete, type SeenField } from '../draft.js';
import { type Generation, newId } from '../generation.js';
import { fieldsOf, isAccessible, memberType } from '../members.js';
import { readable, type Scope, type ScopeVariable } from '../scope.js';
import { isConfusableClass } from './confusable.js';
import { argument, type Context, part, type Wish } from './context.js';

/** A new object of a class that fits. */
export function makeNew(context: Context, wish: Wish): NewExpression | undefined {
  const { generation, scope } = context;
  const type = chooseInstance(generation, scope, wish.type);
  if (!type || isConfusableClass(context, type)) return undefined;
  return newObject(context, wish, type);
}

/** A new object of a class type. */
function newObject(context: Context, wish: Wish, type: ClassType): NewExpression {
  const { generation } = context;
  const draft = generation.classes.get(type.name) as ClassDraft;
  const by = argumentsOf(generation.hierarchy, type);
  const noNull = draft.form === 'record' && generation.profile.restrictions.noNullForRecords !== undefined;
  const values = draft.fields.map((field) =>
    (noNull ? part : argument)(context, wish, substitute(field.type, by, generation.hierarchy.table)),
  );
  return { kind: 'new', id: newId(generation), type, arguments: values };
}

/** A class type whose objects can be made and fit a wanted type. */
function chooseInstance(generation: Generation, scope: Scope, wanted: Type): ClassType | undefined {
  const { hierarchy, random } = generation;
  const fitting = visibleClasses(generation, scope).filter(
    (draft) => isConcrete(draft) && fits(generation, draft, wanted),
  );
  if (fitting.length === 0) return undefined;
  const draft = random.pick(fitting);
  const known = fits(generation, draft, wanted) ?? new Map<string, Type>();
  const all = completeArguments(generation, scope, draft.typeParameters, { known, depth: 1 });
  if (!all) return undefined;
  const args = draft.typeParameters.map(({ name }) => all.get(name) as Type);
  const type = hierarchy.table.classType(draft.name, args);
  return isSubtype(hierarchy, type, wanted) ? type : undefined;
}

function fits({ hierarchy }: Generation, draft: ClassDraft, wanted: Type): Substitution | null {
  let known = draft.instances.get(wanted.id);
  if (known === undefined) {
    const free = new Set(draft.typeParameters.map(({ name }) => name));
    known = unify(hierarchy, draft.self, wanted, free) ?? null;
    draft.instances.set(wanted.id, known);
  }
  return known;
}

interface ReachableField extends SeenField {
  /** The variable whose field it is; absent for a field of `this`. */
  readonly of?: ScopeVariable;
}

/** The fields of `this` and of the objects at hand. */
function reachableFields({ generation, scope }: Context): ReachableField[] {
  const found: ReachableField[] = [];
  if (scope.hasThis && scope.owner) {
    for (const seen of fieldsOf(generation, scope.owner.self)) {
      if (isAccessible(scope, { access: seen.field.access, owner: seen.owner, receiver: 'this' })) found.push(seen);
    }
  }
  for (const of of readable(generation, scope)) {
    const members = memberType(generation, of.type);
    for (const seen of members ? fieldsOf(generation, members) : []) {
      if (isAccessible(scope, { access: seen.field.access, owner: seen.owner, receiver: of.type }))
        found.push({ ...seen, of });
    }
  }
  return found;
}

function access({ generation, scope }: Context, { of, owner, field, type }: ReachableField): FieldExpression {
  const id = newId(generation);
  const receiver: Expression = of
    ? { kind: 'variable', id: newId(generation), type: of.type, name: of.name }
    : { kind: 'this', id: newId(generation), type: (scope.owner as ClassDraft).self };
  return { kind: 'field', id, type, receiver, owner: owner.name, name: field.name };
}

/** A field of an object or of a class that fits. */
export function makeField(context: Context, wish: Wish): Expression | undefined {
  const { generation } = context;
  const { hierarchy, random, classes } = generation;
  const fields = reachableFields(context).filter(({ type }) => isAssignable(hierarchy, type, wish.type));
  const statics: { draft: ClassDraft; field: StaticField }[] = [];
  for (const draft of classes.values()) {
    for (const field of draft.staticFields)
      if (isAssignable(hierarchy, field.type, wish.type)) statics.push({ draft, field });
  }
  if (fields.length + statics.length === 0) return undefined;
  const at = random.int(0, fields.length + statics.length - 1);
  const field = fields[at];
  if (field) return access(context, field);
  const { draft, field: own } = statics[at - fields.length] as (typeof statics)[number];
  return { kind: 'staticField', id: newId(generation), type: own.type, owner: draft.name, name: own.name };
}

/** The fields that a statement may write, through exact types: through a projection a field can only be read. */
export function writableFields(context: Context): FieldExpression[] {
  const { generation, scope } = context;
  return reachableFields(context)
    .filter(
      (seen) => seen.field.mutable && isExact(generation, seen, seen.of?.type ?? (scope.owner as ClassDraft).self),
    )
    .map((seen) => access(context, seen));
}

function isExact(generation: Generation, { field, owner, type }: ReachableField, receiver: Type): boolean {
  const { hierarchy } = generation;
  const members = memberType(generation, receiver);
  const exact = members && viewAs(hierarchy, members, owner.name);
  return (
    exact !== undefined &&
    exact.args.every(({ kind }) => kind !== 'projection') &&
    type === substitute(field.type, argumentsOf(hierarchy, exact), hierarchy.table)
  );
}
