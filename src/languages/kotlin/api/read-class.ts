import { Damaged } from '../../../core/byte-reader.js';
import type { ApiClass, ApiForm, ApiFunctional } from '../../../model/library/api-class.js';
import type { Skipped } from '../../../model/library/api-library.js';
import type { ApiMethod } from '../../../model/library/api-member.js';
import type { ClassFinder } from '../../shared/jvm/api/class-finder.js';
import { Unexpressed } from '../../shared/jvm/api/unexpressed.js';
import type { ClassFile } from '../../shared/jvm/class-file/class-file.js';
import type { KotlinClass, KotlinPackage } from './kotlin-metadata.js';
import { qualifiedName } from './kotlin-names.js';
import { type KotlinOwner, readConstructor, readFunction, readProperty } from './read-member.js';
import { type KotlinScope, readParameters, readType, withParameters } from './read-type.js';
import { isHidden, memberOf, requireUsableClass, usageOf, useIsError } from './usage.js';

/** What declarations are read with. */
export interface KotlinReading {
  readonly finder: ClassFinder;
  /** The class file of the metadata; built-in declarations have none. */
  readonly file?: ClassFile | undefined;
  readonly mention: KotlinScope['mention'];
  readonly skipped: Skipped[];
}

/** Reads a class with its members. */
export function readClass(each: KotlinClass, reading: KotlinReading): ApiClass {
  const name = qualifiedName(each.name);
  if (each.inner && each.typeParameters.length === 0 && /[.]/.test(each.name)) requirePlainOuter(each);
  requireUsableClass(name);
  const usage = usageOf(reading.file?.annotations ?? [], reading.finder);
  const scope = withParameters({ parameters: new Map(), mention: reading.mention }, name, each.typeParameters);
  const owner: KotlinOwner = { name, scope, own: each.typeParameters };
  const supertypes = each.supertypes
    .map((type) => readType(type, scope))
    .flatMap((type) => (type.kind === 'class' && type.name !== 'kotlin.Any' ? [type] : []));
  const { methods, fields } = readMembers(each, owner, reading);
  const form = formOf(each);
  const functional = each.fun ? functionalOf(methods) : undefined;
  const separator = each.name.lastIndexOf('.');
  return {
    name,
    package: qualifiedName(each.name.slice(0, Math.max(0, each.name.lastIndexOf('/')))),
    ...(separator > 0 && { outer: qualifiedName(each.name.slice(0, separator)) }),
    form,
    access: 'public',
    ...(each.modality === 'final' && { final: true }),
    ...(each.modality === 'sealed' && { sealed: true }),
    ...(each.inner && { inner: true }),
    ...usage,
    typeParameters: readParameters(name, each.typeParameters, scope),
    supertypes,
    ...(functional && { functional }),
    constructors: form === 'annotation' || form === 'object' ? [] : readConstructors(each, owner, reading),
    methods,
    fields: [...fields, ...constantsOf(each, name)],
  };
}

/** Reads the functions and properties of a class or of a package. */
export function readMembers(
  { functions, properties }: KotlinPackage,
  owner: KotlinOwner,
  reading: KotlinReading,
): Pick<ApiClass, 'methods' | 'fields'> {
  const methods = functions.filter(isVisible).flatMap((each) => {
    const info = reading.file && memberOf(reading.file, each.signature);
    if (
      isHidden(
        info,
        each.typeParameters.some(({ reified }) => reified),
      )
    )
      return [];
    const read = () => readFunction(each, usageOf(info?.annotations ?? [], reading.finder), owner);
    return attempt(
      read,
      { what: 'method', in: owner.name, name: each.name, parameters: each.parameters.length },
      reading,
    );
  });
  const fields = properties.filter(isVisible).flatMap((each) => {
    const info = reading.file && memberOf(reading.file, each.signature);
    if (
      isHidden(
        info,
        each.typeParameters.some(({ reified }) => reified),
      )
    )
      return [];
    const annotated = reading.file && memberOf(reading.file, each.annotated);
    const annotations = [...(info?.annotations ?? []), ...(annotated?.annotations ?? [])];
    const read = () => readProperty(each, usageOf(annotations, reading.finder), owner);
    return attempt(read, { what: 'field', in: owner.name, name: each.name }, reading);
  });
  return { methods, fields };
}

function readConstructors(each: KotlinClass, owner: KotlinOwner, reading: KotlinReading): ApiClass['constructors'] {
  return each.constructors.filter(isVisible).flatMap((constructor) => {
    const info = reading.file && memberOf(reading.file, constructor.signature);
    const read = () => readConstructor(constructor, usageOf(info?.annotations ?? [], reading.finder), owner);
    const { length } = constructor.parameters;
    return attempt(read, { what: 'constructor', in: owner.name, name: '<init>', parameters: length }, reading);
  });
}

function attempt<T>(read: () => T, what: Omit<Skipped, 'reason'>, { skipped }: KotlinReading): T[] {
  try {
    return [read()];
  } catch (error) {
    if (!(error instanceof Unexpressed || error instanceof Damaged)) throw error;
    const detail = error instanceof Damaged ? error.message : error.detail;
    const reason = error instanceof Damaged ? 'a class file that is damaged' : error.reason;
    const unusable = reason === useIsError && { unusable: true as const };
    skipped.push({ ...what, reason, ...unusable, ...(detail !== undefined && { detail }) });
    return [];
  }
}

function isVisible({ visibility, kind }: { readonly visibility: string; readonly kind?: string }): boolean {
  return (visibility === 'public' || visibility === 'protected') && kind !== 'fake_override';
}

// The type parameters of the class around have numbers that an inner class does not declare.
function requirePlainOuter({ supertypes, functions, properties }: KotlinClass): void {
  const types = [...supertypes, ...functions.map(({ result }) => result), ...properties.map(({ result }) => result)];
  if (types.some(({ parameter }) => parameter !== undefined))
    throw new Unexpressed('an inner class of a generic class');
}

function functionalOf(methods: readonly ApiMethod[]): ApiFunctional | undefined {
  const [only, ...others] = methods.filter(({ form }) => form === 'abstract');
  if (!only || others.length > 0 || only.typeParameters.length > 0 || only.receiver) return undefined;
  const { name, parameters, result, throws } = only;
  return { name, parameters: parameters.map(({ type }) => type), result, throws };
}

function constantsOf({ entries }: KotlinClass, name: string): ApiClass['fields'] {
  return entries.map((entry) => ({
    id: `${name}.${entry}`,
    access: 'public',
    name: entry,
    type: { kind: 'class', name, args: [] },
    static: true,
    constant: true,
  }));
}

function formOf({ kind, modality }: KotlinClass): ApiForm {
  switch (kind) {
    case 'interface':
      return 'interface';
    case 'enum_class':
      return 'enum';
    case 'annotation_class':
      return 'annotation';
    case 'object':
    case 'companion_object':
      return 'object';
    default:
      return modality === 'abstract' || modality === 'sealed' ? 'abstract' : 'class';
  }
}
