import type { NewExpression } from '../../../model/program/expression.js';
import { argumentsOf } from '../../../model/types/hierarchy.js';
import { type Substitution, substitute } from '../../../model/types/substitute.js';
import { isSubtype } from '../../../model/types/subtype.js';
import type { ClassType, Type } from '../../../model/types/type.js';
import { unify } from '../../../model/types/unify.js';
import { completeArguments, visibleClasses } from '../choose-type.js';
import { type ClassDraft, isConcrete } from '../draft.js';
import { type Generation, newId } from '../generation.js';
import { heightOf } from '../height.js';
import { mayMake } from '../running/may-run.js';
import { isConfusableClass } from './confusable.js';
import { argumentsBy, chooseConstructor } from './construct.js';
import { argument, type Context, part, type Wish } from './context.js';
import { freshClass } from './fresh-class.js';

/** A new object of a class that fits, or of a new class. */
export function makeNew(context: Context, wish: Wish): NewExpression | undefined {
  const fitting = fittingClasses(context, wish.type);
  if (fitting.length > 0) return newOf(context, wish, context.generation.random.pick(fitting));
  const fresh = freshClass(context, wish.type);
  return fresh && newOf(context, wish, fresh);
}

/** A new object that is made of as few others as possible; nothing if these would be too many for a leaf. */
export function makeSmallNew(context: Context, wish: Wish): NewExpression | undefined {
  const { generation } = context;
  const heights = fittingClasses(context, wish.type).map((draft) => ({ draft, height: heightOf(generation, draft) }));
  const fresh = heights.length === 0 ? freshClass(context, wish.type) : undefined;
  if (fresh) return newOf(context, wish, fresh);
  const least = Math.min(...heights.map(({ height }) => height));
  if (least > generation.policy.leafDepth + wish.depth) return undefined;
  const { draft } = generation.random.pick(heights.filter(({ height }) => height === least));
  return newOf(context, wish, draft);
}

function fittingClasses({ generation, scope }: Context, wanted: Type): ClassDraft[] {
  if (wanted.kind !== 'class' && wanted.kind !== 'nullable') return [];
  return visibleClasses(generation, scope).filter(
    (draft) => isConcrete(draft) && mayMake(generation, draft) && fits(generation, draft, wanted),
  );
}

function newOf(context: Context, wish: Wish, draft: ClassDraft): NewExpression | undefined {
  const { generation, scope } = context;
  const { hierarchy } = generation;
  const known = fits(generation, draft, wish.type) ?? new Map<string, Type>();
  const all = completeArguments(generation, scope, draft.typeParameters, { known, depth: wish.depth > 0 ? 1 : 0 });
  if (!all) return undefined;
  const args = draft.typeParameters.map(({ name }) => all.get(name) as Type);
  const type = hierarchy.table.classType(draft.name, args);
  if (!isSubtype(hierarchy, type, wish.type) || isConfusableClass(context, type)) return undefined;
  return newObject(context, wish, type);
}

/** A new object of a class type. */
export function newObject(context: Context, wish: Wish, type: ClassType): NewExpression {
  const { generation } = context;
  const draft = generation.classes.get(type.name) as ClassDraft;
  generation.constructed.add(draft);
  const by = argumentsOf(generation.hierarchy, type);
  const further = wish.depth > 0 ? chooseConstructor(context, draft, by) : undefined;
  if (further) return { kind: 'new', id: newId(generation), type, ...argumentsBy(context, wish, further) };
  // Which of several constructors null is for cannot be seen.
  const isUnsure = draft.constructors.length > 0;
  const noNull = draft.form === 'record' && generation.profile.restrictions.noNullForRecords !== undefined;
  const values = draft.fields.map((field) =>
    (noNull || isUnsure ? part : argument)(context, wish, substitute(field.type, by, generation.hierarchy.table)),
  );
  return { kind: 'new', id: newId(generation), type, arguments: values };
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
