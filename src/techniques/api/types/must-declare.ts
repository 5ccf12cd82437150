import { isSubtype } from '../../../model/types/subtype.js';
import type { Type } from '../../../model/types/type.js';
import type { Writing } from '../writing.js';

/** Whether a method must declare what it throws (JLS 11.1.1). */
export function mustDeclare({ api, hierarchy }: Writing, thrown: Type): boolean {
  const { unchecked } = api.support;
  if (!unchecked) return false;
  return !unchecked.some(
    (name) => hierarchy.constructors.has(name) && isSubtype(hierarchy, thrown, hierarchy.table.classType(name)),
  );
}
