import type { MemberNames } from '../../../model/library/library-use.js';
import type { Owner } from './member.js';
import type { Visible } from './visible.js';

/** Finds the names of what the objects of a class have, as far as it is known. */
export function createMemberNames(owners: ReadonlyMap<string, Owner>, visible: (owner: Owner) => Visible): MemberNames {
  return (name) => {
    const owner = owners.get(name);
    if (!owner) return undefined;
    const { named, unknown } = visible(owner);
    const methods = new Set(
      [...named].flatMap(([label, all]) => (all.some(({ source }) => !source.static) ? [label] : [])),
    );
    const fields = fieldsOf(owners, owner);
    return { methods, all: new Set([...methods, ...unknown.keys(), ...fields]), isEnum: owner.source.form === 'enum' };
  };
}

function fieldsOf(owners: ReadonlyMap<string, Owner>, { source, supertypes }: Owner): string[] {
  return [
    ...source.fields.map((field) => field.name),
    ...supertypes.flatMap(({ name }) => {
      const above = owners.get(name);
      return above ? fieldsOf(owners, above) : [];
    }),
  ];
}
