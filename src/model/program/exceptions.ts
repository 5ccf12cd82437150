import { declareType, type Hierarchy } from '../types/hierarchy.js';
import type { Exceptions } from './profile.js';

/** An exception, the one above it, and whether a method must declare it. */
type Entry = readonly [name: string, above: string | undefined, checked: boolean];

/** Declares exceptions: first the one above all others, and after each those below it. */
export function declareExceptions(hierarchy: Hierarchy, entries: readonly Entry[]): Exceptions {
  const all = entries.map(([name, above, checked]) => {
    const supertypes = above === undefined ? [] : [hierarchy.table.classType(above)];
    declareType(hierarchy, { name, parameters: [], supertypes });
    return { type: hierarchy.table.classType(name), checked };
  });
  const [first] = all;
  const unchecked = all.find(({ checked }) => !checked);
  if (!first || !unchecked) throw new Error('there must be exceptions of which one need not be declared');
  return { checked: first.type, unchecked: unchecked.type, all };
}
