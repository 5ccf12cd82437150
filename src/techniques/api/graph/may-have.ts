import { memberLabel } from '../../../model/program/library-class.js';
import type { Api } from '../open-api.js';
import type { Member, Owner } from './member.js';

/** Whether objects of a class may have a member of the name of another one, whatever it takes. */
export function mayHave(api: Api, owner: Owner, { name }: Member): boolean {
  const label = memberLabel(name);
  if (api.support.universal.has(label) || api.support.added?.has(label)) return true;
  const { named, unknown } = api.visible(owner);
  return named.has(label) || unknown.has(label) || hasField(api, owner, label);
}

function hasField(api: Api, owner: Owner, name: string): boolean {
  if (owner.source.fields.some((field) => field.name === name)) return true;
  return owner.supertypes.some((above) => {
    const next = api.owners.get(above.name);
    return next !== undefined && hasField(api, next, name);
  });
}
