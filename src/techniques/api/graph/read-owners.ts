import type { ApiClass } from '../../../model/library/api-class.js';
import type { ApiLibrary } from '../../../model/library/api-library.js';
import type { ApiConstructor, ApiField, ApiMethod } from '../../../model/library/api-member.js';
import type { ApiType } from '../../../model/library/api-type.js';
import { modelParameter, modelType, type Renamed } from '../../../model/library/model-type.js';
import { partsOfType, typesOfMember } from '../../../model/library/types-of-api.js';
import { declareParameters, type Hierarchy, redeclareType } from '../../../model/types/hierarchy.js';
import type { ClassType, Type } from '../../../model/types/type.js';
import type { Member, Owner } from './member.js';

/** The classes of libraries in terms of the model, by their names there; the first that has a name counts. */
export function readOwners(
  libraries: readonly ApiLibrary[],
  hierarchy: Hierarchy,
  renamed: Renamed,
): Map<string, Owner> {
  const sources = new Map<string, ApiClass>();
  for (const { classes, mentioned } of libraries)
    for (const each of [...classes, ...mentioned]) if (!sources.has(each.name)) sources.set(each.name, each);
  const reader: Reader = { hierarchy, renamed, sources };
  const owners = new Map<string, Owner>();
  for (const source of sources.values()) {
    const name = renamed(source.name);
    if (name !== undefined) owners.set(name, readOwner(reader, name, source));
  }
  for (const owner of owners.values()) readMembers(reader, owner);
  return owners;
}

interface Reader {
  readonly hierarchy: Hierarchy;
  readonly renamed: Renamed;
  readonly sources: ReadonlyMap<string, ApiClass>;
}

function readOwner(reader: Reader, name: string, source: ApiClass): Owner {
  const { hierarchy, renamed } = reader;
  const { table } = hierarchy;
  const typeParameters = source.typeParameters.map((each) => modelParameter(each, table, renamed));
  const supertypes = source.supertypes
    .map((each) => modelType(each, table, renamed))
    .filter((type): type is ClassType => type.kind === 'class');
  const { functional } = source;
  const isUsable =
    functional && [...functional.parameters, functional.result].every((type) => isExpressible(reader, type));
  const owner: Owner = {
    name,
    source,
    typeParameters,
    supertypes,
    self: table.classType(
      name,
      typeParameters.map((each) => table.parameter(each.name)),
    ),
    isPublic: isPublic(reader, source),
    members: [],
    ...(isUsable && {
      functional: {
        name: functional.name,
        parameters: functional.parameters.map((type) => modelType(type, table, renamed)),
        result: modelType(functional.result, table, renamed),
      },
    }),
  };
  redeclareType(hierarchy, {
    name,
    parameters: typeParameters,
    supertypes,
    ...(owner.functional && { functional: owner.functional }),
  });
  return owner;
}

// An object of an inner class needs one of the class around it, with its type arguments.
function isPublic({ sources }: Reader, source: ApiClass): boolean {
  let each: ApiClass | undefined = source;
  while (each) {
    if (each.access !== 'public' || each.inner || each.form === 'annotation') return false;
    if (each.outer === undefined) return true;
    each = sources.get(each.outer);
  }
  return false;
}

function isExpressible({ sources, renamed, hierarchy }: Reader, type: ApiType): boolean {
  for (const part of partsOfType(type)) {
    if (part.kind !== 'class') continue;
    const source = sources.get(part.name);
    if (part.raw || (source && !isPublic({ sources, renamed } as Reader, source))) return false;
    const name = renamed(part.name);
    if (!source && name !== undefined && !hierarchy.constructors.has(name)) return false;
  }
  return true;
}

function readMembers(reader: Reader, owner: Owner): void {
  if (!owner.isPublic) return;
  const { constructors, methods, fields, form } = owner.source;
  const add = (source: ApiConstructor | ApiMethod | ApiField, make: () => Member) => {
    if (source.access === 'public' && typesOfMember(source).every((type) => isExpressible(reader, type)))
      owner.members.push(make());
  };
  // In TypeScript the value that has the name of an interface may make objects of it.
  if (form === 'class' || form === 'record' || form === 'interface')
    for (const each of constructors)
      add(each, () => ({
        ...readCallable(reader, owner, each),
        kind: 'constructor',
        isStatic: true,
        result: owner.self,
      }));
  for (const each of methods)
    if (!each.receiver)
      add(each, () => ({
        ...readCallable(reader, owner, each),
        kind: 'method',
        isStatic: each.static ?? false,
        result: typeOf(reader, each.result),
      }));
  for (const each of fields)
    if (!each.receiver)
      add(each, () => ({
        kind: 'field',
        id: each.id,
        name: each.name,
        owner,
        isStatic: each.static ?? false,
        typeParameters: [],
        parameters: [],
        result: typeOf(reader, each.type),
        throws: [],
      }));
}

function readCallable(
  reader: Reader,
  owner: Owner,
  { id, typeParameters, parameters, throws }: ApiConstructor,
): Pick<Member, 'id' | 'name' | 'owner' | 'typeParameters' | 'parameters' | 'throws'> {
  const { hierarchy, renamed } = reader;
  const own = typeParameters.map((each) => modelParameter(each, hierarchy.table, renamed));
  declareParameters(hierarchy, own);
  return {
    id,
    // The name of a member never holds a parenthesis or a dot, and the types behind it may.
    name: id.slice(id.slice(0, id.indexOf('(')).lastIndexOf('.') + 1).replace(/^new /, ''),
    owner,
    typeParameters: own,
    parameters: parameters.map(({ type, vararg, narrowed }) => ({
      type: typeOf(reader, type),
      vararg: vararg ?? false,
      ...(narrowed && { narrowed }),
    })),
    throws: throws.map((type) => typeOf(reader, type)),
  };
}

function typeOf({ hierarchy, renamed }: Reader, type: ApiType): Type {
  return modelType(type, hierarchy.table, renamed);
}
