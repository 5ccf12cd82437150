import type { TypeParameter } from '../../model/types/hierarchy.js';
import type { ClassType } from '../../model/types/type.js';
import { completeArguments } from './choose-type.js';
import { allows, type Generation, wants } from './generation.js';
import type { Scope } from './scope.js';

/**
 * A class applied to a type parameter of a method: where a method takes a value of such a type, its calls may capture what
 * projections in the types of their arguments stand for.
 */
export function chooseCarrier(generation: Generation, scope: Scope, { name }: TypeParameter): ClassType | undefined {
  const { classes, hierarchy, policy, random } = generation;
  if (!allows(generation, 'useSiteVariance') || !wants(generation, 'captures', policy.chances.carrier))
    return undefined;
  const generic = [...classes.values()].filter(
    ({ placement, typeParameters }) => placement !== 'inner' && typeParameters[0]?.variance === 'invariant',
  );
  if (generic.length === 0) return undefined;
  const { name: carrier, typeParameters } = random.pick(generic);
  const [first] = typeParameters as [TypeParameter];
  const known = new Map([[first.name, hierarchy.table.parameter(name)]]);
  const by = completeArguments(generation, scope, typeParameters, { known, depth: 0 });
  const args = typeParameters.flatMap((each) => by?.get(each.name) ?? []);
  return by && hierarchy.table.classType(carrier, args);
}
