import type { Expression, FieldExpression, NewExpression } from '../../../model/program/expression.js';
import type { FieldDeclaration } from '../../../model/program/program.js';
import { seenThrough, viewOf } from '../../../model/types/approximate.js';
import { isAssignable } from '../../../model/types/assignable.js';
import { argumentsOf } from '../../../model/types/hierarchy.js';
import { substitute } from '../../../model/types/substitute.js';
import { isSubtype, viewAs } from '../../../model/types/subtype.js';
import type { ClassType, Type } from '../../../model/types/type.js';
import { unify } from '../../../model/types/unify.js';
import { completeArguments, visibleClasses } from '../choose-type.js';
import { type ClassDraft, isConcrete } from '../draft.js';
import { type Generation, newId } from '../generation.js';
import { ancestry, isAccessible, memberType } from '../members.js';
import { readable, type Scope } from '../scope.js';
import { isConfusableClass } from './confusable.js';
import { type Context, part, type Wish } from './context.js';

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
  const values = draft.fields.map((field) =>
    part(context, wish, substitute(field.type, by, generation.hierarchy.table)),
  );
  return { kind: 'new', id: newId(generation), type, arguments: values };
}

/** A class type whose objects can be made and fit a wanted type. */
function chooseInstance(generation: Generation, scope: Scope, wanted: Type): ClassType | undefined {
  const { hierarchy, random } = generation;
  const fitting: { draft: ClassDraft; by: Map<string, Type> }[] = [];
  for (const draft of visibleClasses(generation, scope)) {
    if (!isConcrete(draft)) continue;
    const by = unify(hierarchy, draft.self, wanted, new Set(draft.typeParameters.map(({ name }) => name)));
    if (by) fitting.push({ draft, by });
  }
  if (fitting.length === 0) return undefined;
  const { draft, by } = random.pick(fitting);
  const all = completeArguments(generation, scope, draft.typeParameters, { known: by, depth: 1 });
  if (!all) return undefined;
  const args = draft.typeParameters.map(({ name }) => all.get(name) as Type);
  const type = hierarchy.table.classType(draft.name, args);
  return isSubtype(hierarchy, type, wanted) ? type : undefined;
}

interface ReachableField {
  readonly receiver: Expression;
  readonly owner: string;
  readonly field: FieldDeclaration;
  readonly type: Type;
}

/** The fields of `this` and of the objects at hand. */
function reachableFields({ generation, scope }: Context): ReachableField[] {
  const found: ReachableField[] = [];
  const { owner } = scope;
  const look = (receiver: () => Expression, type: ClassType, as: Type | 'this') => {
    const draft = generation.classes.get(type.name);
    if (!draft) return;
    for (const above of ancestry(generation, draft)) {
      for (const field of above.fields) {
        if (!isAccessible(scope, { access: field.access, owner: above, receiver: as })) continue;
        const seen = fieldType(generation, type, above.name, field);
        if (seen) found.push({ receiver: receiver(), owner: above.name, field, type: seen });
      }
    }
  };
  if (scope.hasThis && owner)
    look(() => ({ kind: 'this', id: newId(generation), type: owner.self }), owner.self, 'this');
  for (const { name, type } of readable(generation, scope)) {
    const members = memberType(generation, type);
    if (members) look(() => ({ kind: 'variable', id: newId(generation), type, name }), members, type);
  }
  return found;
}

function fieldType(
  { hierarchy }: Generation,
  receiver: ClassType,
  owner: string,
  { type }: FieldDeclaration,
): Type | undefined {
  const view = viewAs(hierarchy, receiver, owner);
  return view && seenThrough(hierarchy, type, viewOf(hierarchy, view));
}

/** A field of an object or of a class that fits. */
export function makeField(context: Context, wish: Wish): Expression | undefined {
  const { generation } = context;
  const { hierarchy, random, classes } = generation;
  const fields = reachableFields(context).filter(({ type }) => isAssignable(hierarchy, type, wish.type));
  const statics = [...classes.values()].flatMap((draft) =>
    draft.staticFields
      .filter(({ type }) => isAssignable(hierarchy, type, wish.type))
      .map((field) => ({ draft, field })),
  );
  if (fields.length + statics.length === 0) return undefined;
  const at = random.int(0, fields.length + statics.length - 1);
  const id = newId(generation);
  const field = fields[at];
  if (field)
    return {
      kind: 'field',
      id,
      type: field.type,
      receiver: field.receiver,
      owner: field.owner,
      name: field.field.name,
    };
  const { draft, field: own } = statics[at - fields.length] as (typeof statics)[number];
  return { kind: 'staticField', id, type: own.type, owner: draft.name, name: own.name };
}

/** The fields that a statement may write. */
export function writableFields(context: Context): { target: FieldExpression; type: Type }[] {
  const { generation, scope } = context;
  return reachableFields(context)
    .filter(({ field }) => field.mutable)
    .filter(({ receiver, field, owner, type }) => {
      // Through a projection a field can be read but not written.
      const members = memberType(generation, receiver.type);
      const exact = members && viewAs(generation.hierarchy, members, owner);
      return (
        exact !== undefined &&
        exact.args.every(({ kind }) => kind !== 'projection') &&
        type === substitute(field.type, argumentsOf(generation.hierarchy, exact), generation.hierarchy.table) &&
        (receiver.kind === 'this' ? scope.hasThis : true)
      );
    })
    .map(({ receiver, owner, field, type }) => ({
      target: { kind: 'field', id: newId(generation), type, receiver, owner, name: field.name },
      type,
    }));
}
