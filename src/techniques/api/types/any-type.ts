import { substitute } from '../../../model/types/substitute.js';
import type { Type } from '../../../model/types/type.js';
import type { Writing } from '../writing.js';

/** Any type that may be a type argument, with others inside it up to a depth. */
export function anyType(writing: Writing, depth: number): Type {
  const { api, hierarchy, policy, random } = writing;
  const { chances } = policy;
  if (api.support.arrays !== false && depth > 0 && random.chance(chances.arrayArgument)) {
    const element = anyType(writing, 0);
    return hierarchy.table.array(element);
  }
  if (api.pool.length > 0 && !random.chance(chances.builtIn)) {
    const owner = random.pick(api.pool);
    const by =
      owner.typeParameters.length === 0 || depth > 0
        ? writing.instantiate(writing, owner.typeParameters, new Map(), depth - 1)
        : undefined;
    if (by) return substitute(owner.self, by, hierarchy.table);
  }
  return random.pick(api.plain);
}
