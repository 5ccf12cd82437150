import { substitute } from '../../../model/types/substitute.js';
import { isSubtype } from '../../../model/types/subtype.js';
import type { Type } from '../../../model/types/type.js';
import { unify } from '../../../model/types/unify.js';
import type { Writing } from '../writing.js';
import { anyType } from './any-type.js';

/** A type that is below another one, or that one: of a class, any of those below it that programs may name. */
export function subtypeOf(writing: Writing, type: Type, depth: number): Type {
  const { api, hierarchy, random, policy } = writing;
  if (type.kind === 'top') return anyType(writing, depth);
  if (type.kind !== 'class') return type;
  const candidates = api.below.get(type.name) ?? [];
  if (candidates.length < 2 && type.args.every(({ kind }) => kind !== 'projection')) return type;
  for (let i = 0; i < policy.tries && candidates.length > 0; i++) {
    const owner = random.pick(candidates);
    const free = new Set(owner.typeParameters.map(({ name }) => name));
    const found = unify(hierarchy, owner.self, type, free);
    const by = found && writing.instantiate(writing, owner.typeParameters, found, depth - 1);
    const below = by && substitute(owner.self, by, hierarchy.table);
    if (below && isSubtype(hierarchy, below, type)) return below;
  }
  return type;
}
