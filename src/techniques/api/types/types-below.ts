import { substitute } from '../../../model/types/substitute.js';
import { isSubtype } from '../../../model/types/subtype.js';
import type { Type } from '../../../model/types/type.js';
import { unify } from '../../../model/types/unify.js';
import type { Writing } from '../writing.js';

/** The types below another one that programs may name, itself among them: one for each class. */
export function typesBelow(writing: Writing, type: Type, depth: number): Type[] {
  if (type.kind !== 'class') return [type];
  const { api, hierarchy } = writing;
  const found = new Set<Type>([type]);
  for (const owner of api.below.get(type.name) ?? []) {
    const free = new Set(owner.typeParameters.map(({ name }) => name));
    const known = unify(hierarchy, owner.self, type, free);
    const by = known && writing.instantiate(writing, owner.typeParameters, known, depth - 1);
    const below = by && substitute(owner.self, by, hierarchy.table);
    if (below && isSubtype(hierarchy, below, type)) found.add(below);
  }
  return [...found];
}
