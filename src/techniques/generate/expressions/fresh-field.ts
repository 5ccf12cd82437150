import { mentions, type Type } from '../../../model/types/type.js';
import { memberScope } from '../declare-members.js';
import type { SeenField } from '../draft.js';
import { newId } from '../generation.js';
import { mayDeclare } from '../may-declare.js';
import { fitsPosition, varyingParameters } from '../variance.js';
import type { Context } from './context.js';

/**
 * A new field of the class around (the last step of Algorithm 1, for fields). The constructor takes its value, so none of
 * its objects may have been made yet.
 */
export function freshField({ generation, scope }: Context, type: Type): SeenField | undefined {
  const { fresh, policy, constructed, names, hierarchy, random } = generation;
  const { owner } = scope;
  if (!owner || !scope.hasThis || fresh.fields >= policy.freshFields || constructed.has(owner)) return undefined;
  if (owner.form === 'interface' || owner.form === 'enum' || type.kind === 'top' || !mayDeclare(generation, type))
    return undefined;
  const ofClass = new Set(memberScope(owner).typeParameters);
  if (mentions(type, { has: (name) => !ofClass.has(name) })) return undefined;
  const mutable = owner.form !== 'record' && random.chance(policy.chances.mutable);
  const position = mutable || owner.placement === 'inner' ? 'invariant' : 'out';
  if (!fitsPosition(hierarchy, type, position, varyingParameters(owner))) return undefined;
  fresh.fields++;
  const field = { id: newId(generation), name: names.value(), type, mutable, access: 'public' } as const;
  owner.fields.push(field);
  generation.fields.clear();
  generation.heights.clear();
  return { owner, field, type };
}
