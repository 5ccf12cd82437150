import { constructorOf } from '../../../model/types/hierarchy.js';
import { substitute } from '../../../model/types/substitute.js';
import { isSubtype, viewAs } from '../../../model/types/subtype.js';
import type { ClassType, Type } from '../../../model/types/type.js';
import { satisfiesBounds, unify } from '../../../model/types/unify.js';
import type { ClassDraft } from '../draft.js';
import { allows, type Generation } from '../generation.js';
import { holdsProjection } from './confusable.js';

/**
 * A class with the type arguments that an object of it has for certain if it is one of a type: run-time tests see no type
 * arguments, so all of them must follow from that type. Nothing if they do not, or if it is never such an object.
 */
export function instanceOf({ hierarchy, profile }: Generation, draft: ClassDraft, type: Type): ClassType | undefined {
  if (draft.typeParameters.length === 0) return isSubtype(hierarchy, draft.self, type) ? draft.self : undefined;
  if (profile.restrictions.noProjectionsInPatterns && holdsProjection(type)) return undefined;
  if (type.kind !== 'class' || type.args.some(({ kind }) => kind === 'projection')) return undefined;
  const view = viewAs(hierarchy, draft.self, type.name);
  const names = new Set(draft.typeParameters.map(({ name }) => name));
  const handedOn = new Set(view?.args.flatMap((arg) => (arg.kind === 'parameter' ? [arg.name] : [])));
  const isCertain =
    view !== undefined &&
    view.args.every((arg) => arg.kind === 'parameter') &&
    draft.typeParameters.every(({ name }) => handedOn.has(name)) &&
    [...constructorOf(hierarchy, type.name).parameters, ...draft.typeParameters].every(
      ({ variance }) => variance === 'invariant',
    );
  const by = isCertain ? unify(hierarchy, draft.self, type, names) : undefined;
  if (!by || !satisfiesBounds(hierarchy, by)) return undefined;
  return substitute(draft.self, by, hierarchy.table) as ClassType;
}

/** The classes below a type of which an object of that type may be, and that can be tested for. */
export function castable(generation: Generation, type: Type): ClassType[] {
  if (type.kind !== 'class' && type.kind !== 'top') return [];
  const { classes, hierarchy, profile } = generation;
  return [...classes.values()].flatMap((draft) => {
    const isTested =
      draft.form !== 'interface' &&
      draft.placement === 'top' &&
      (draft.typeParameters.length === 0 || allows(generation, 'genericMatches')) &&
      !(draft.form === 'enum' && profile.restrictions.plainEnums);
    const to = isTested ? instanceOf(generation, draft, type) : undefined;
    return to && !isSubtype(hierarchy, type, to) ? [to] : [];
  });
}
