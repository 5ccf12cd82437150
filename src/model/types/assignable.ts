import type { Hierarchy } from './hierarchy.js';
import { isSubtype } from './subtype.js';
import type { Type } from './type.js';

/** Whether a value may be given where a type is wanted: a subtype, or one that is boxed or unboxed on the way. */
export function isAssignable(hierarchy: Hierarchy, type: Type, wanted: Type): boolean {
  if (type.kind === 'primitive') {
    if (type === wanted) return true;
    const box = hierarchy.boxes.get(type.name);
    return box !== undefined && wanted.kind !== 'primitive' && isSubtype(hierarchy, box, wanted);
  }
  if (wanted.kind === 'primitive') return hierarchy.boxes.get(wanted.name) === type;
  return isSubtype(hierarchy, type, wanted);
}
