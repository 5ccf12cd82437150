import { Damaged } from '../../../../core/byte-reader.js';
import type { ApiClass, ApiForm, ApiFunctional } from '../../../../model/library/api-class.js';
import type { Skipped } from '../../../../model/library/api-library.js';
import { flag, type MemberInfo } from '../class-file/class-file.js';
import { methodSignature } from '../class-file/signature.js';
import type { ClassFinder, FoundClass } from './class-finder.js';
import { functionalMethod, signatureText } from './functional-method.js';
import { isVisible, type Owner, readConstructor, readField, readMethod } from './read-member.js';
import { isInGeneric, readParameters, withParameters } from './read-type.js';
import { type Inherited, inheritedBy } from './supertypes.js';
import { Unexpressed } from './unexpressed.js';

/** A class of a library as programs see it, and what of it could not be expressed. */
export interface ReadClass {
  readonly class: ApiClass;
  readonly skipped: readonly Skipped[];
}

/** Reads a class with its members; a class that cannot be expressed at all is `Unexpressed`. */
export function readClass(found: FoundClass, finder: ClassFinder): ReadClass {
  if (isInGeneric(found)) throw new Unexpressed('an inner class of a generic class', found.name);
  const { name, file, flags } = found;
  const scope = withParameters({ finder, variables: new Map() }, name, found.signature.parameters);
  const owner: Owner = { found, name, scope };
  const inherited = inheritedBy(owner);
  const form = formOf(found);
  const functional = form === 'interface' ? functionalIfAny(owner) : undefined;
  const skipped: Skipped[] = [];
  return {
    class: {
      name,
      package: found.package,
      ...(found.outer && { outer: found.outer.name }),
      form,
      access: 'public',
      ...((flags & flag.final) !== 0 && { final: true }),
      ...(file.sealed && { sealed: true }),
      ...(found.inner && { inner: true }),
      ...(file.deprecated && { deprecated: true }),
      typeParameters: readParameters(name, found.signature.parameters, scope),
      supertypes: inherited.types,
      ...(functional && { functional }),
      constructors: readAll(constructorsOf(found), owner, skipped, readConstructor),
      methods: readMethods(owner, inherited, skipped),
      fields: readFields(owner, inherited, skipped),
    },
    skipped,
  };
}

/** The public members of a class that cannot be expressed, each with the reason. */
export function skippedMembers(found: FoundClass, error: Unexpressed): Skipped[] {
  const { methods, fields } = found.file;
  const owner = { found, name: found.name };
  return [...constructorsOf(found), ...methods.filter(isMethod), ...fields]
    .filter(isVisible)
    .map((info) => skip(info, owner, error));
}

function readMethods(owner: Owner, { hidden }: Inherited, skipped: Skipped[]): ApiClass['methods'] {
  const methods = owner.found.file.methods.filter(isMethod);
  const own = readAll(callable(methods, owner, skipped), owner, skipped, readMethod);
  const known = new Set(own.map(signatureText));
  const all = [...own];
  // By what is taken in the class file too: what is overridden need not be expressible.
  const overridden = new Set(owner.found.file.methods.filter(isWritten).map(erasedText));
  for (const above of hidden) {
    const isInterface = (above.found.flags & flag.interface) !== 0;
    const inherited = above.found.file.methods.filter(
      (info) =>
        isMethod(info) &&
        !overridden.has(erasedText(info)) &&
        // Static methods of interfaces are not inherited (JLS 8.4.8).
        !(isInterface && (info.flags & flag.static) !== 0),
    );
    for (const info of inherited.filter(isWritten)) overridden.add(erasedText(info));
    for (const method of readAll(callable(inherited, above, skipped), above, skipped, readMethod)) {
      if (known.has(signatureText(method))) continue;
      known.add(signatureText(method));
      all.push(method);
    }
  }
  return all;
}

// Other languages than Java make methods that differ only in their results, which no call can tell from each other.
function callable(methods: readonly MemberInfo[], owner: Owner, skipped: Skipped[]): MemberInfo[] {
  const counts = new Map<string, number>();
  for (const info of methods.filter(isWritten)) counts.set(erasedText(info), (counts.get(erasedText(info)) ?? 0) + 1);
  const isOne = (info: MemberInfo) => !isWritten(info) || counts.get(erasedText(info)) === 1;
  const error = new Unexpressed('methods that differ only in their results');
  for (const info of methods) if (!isOne(info) && isVisible(info)) skipped.push(skip(info, owner, error));
  return methods.filter(isOne);
}

function readFields(owner: Owner, { hidden }: Inherited, skipped: Skipped[]): ApiClass['fields'] {
  const byName = new Map<string, ApiClass['fields'][number]>();
  for (const each of [owner, ...hidden])
    for (const field of readAll(each.found.file.fields, each, skipped, readField))
      if (!byName.has(field.name)) byName.set(field.name, field);
  return [...byName.values()];
}

function readAll<T>(
  infos: readonly MemberInfo[],
  owner: Owner,
  skipped: Skipped[],
  read: (info: MemberInfo, owner: Owner) => T,
): T[] {
  return infos.filter(isVisible).flatMap((info) => {
    try {
      return [read(info, owner)];
    } catch (error) {
      skipped.push(skip(info, owner, error));
      return [];
    }
  });
}

function skip(info: MemberInfo, owner: Pick<Owner, 'name' | 'found'>, error: unknown): Skipped {
  if (!(error instanceof Unexpressed || error instanceof Damaged)) throw error;
  const isField = !info.descriptor.startsWith('(');
  const what = isField ? 'field' : info.name === '<init>' ? 'constructor' : 'method';
  const reason = error instanceof Damaged ? 'a class file that is damaged' : error.reason;
  const detail = error instanceof Damaged ? error.message : error.detail;
  return {
    what,
    in: owner.name,
    name: info.name,
    ...(!isField && { parameters: parametersOf(info) }),
    reason,
    ...(detail !== undefined && { detail }),
  };
}

function parametersOf({ descriptor }: MemberInfo): number {
  try {
    return methodSignature(descriptor).parameters.length;
  } catch {
    return 0;
  }
}

// What an interface inherits may be missing, or not expressible: lambdas do not stand for it then.
function functionalIfAny(owner: Owner): ApiFunctional | undefined {
  try {
    return functionalMethod(owner);
  } catch (error) {
    if (error instanceof Unexpressed || error instanceof Damaged) return undefined;
    throw error;
  }
}

function isWritten({ flags }: MemberInfo): boolean {
  return (flags & (flag.synthetic | flag.private)) === 0;
}

function erasedText({ name, descriptor }: MemberInfo): string {
  return `${name}${descriptor.slice(0, descriptor.indexOf(')'))}`;
}

function constructorsOf({ file }: FoundClass): MemberInfo[] {
  return file.methods.filter(({ name }) => name === '<init>');
}

function isMethod({ name }: MemberInfo): boolean {
  return !name.startsWith('<');
}

function formOf({ flags, file }: FoundClass): ApiForm {
  if ((flags & flag.annotation) !== 0) return 'annotation';
  if ((flags & flag.interface) !== 0) return 'interface';
  if ((flags & flag.enum) !== 0) return 'enum';
  if (file.superclass === 'java/lang/Record') return 'record';
  return (flags & flag.abstract) !== 0 ? 'abstract' : 'class';
}
