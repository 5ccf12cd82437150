import type { ApiClass } from '../../../model/library/api-class.js';
import type { ApiLibrary } from '../../../model/library/api-library.js';
import type { ApiMethod } from '../../../model/library/api-member.js';
import type { ApiType } from '../../../model/library/api-type.js';
import { inTerms, writes } from '../../../model/library/in-terms.js';
import { mappedName } from './kotlin-names.js';
import { primitives } from './in-kotlin.js';

/**
 * A library of Java as programs of Kotlin see it. Classes that Kotlin maps to its own (Kotlin reference, "Mapped types") have
 * other members there, so they have none here, and neither does a class below them have what they declare.
 */
export function javaInKotlin(api: ApiLibrary): ApiLibrary {
  if (api.dialect !== 'java') return api;
  const all = new Map([...api.classes, ...api.mentioned].map((each) => [each.name, each]));
  const names = new Set(renamedMembers);
  for (const [name, { methods }] of all) if (mappedName(name)) for (const each of methods) names.add(each.name);
  const isBelow = belowMapped(all);
  return inTerms(api, {
    type: typeInKotlin,
    header: (each) => header(each, isBelow(each.name)),
    unusable(member, owner) {
      if (mappedName(owner.name)) return 'a member of a class that Kotlin has a name of its own for';
      const { name, static: isStatic } = member as Partial<ApiMethod>;
      if (name !== undefined && keywords.has(name)) return 'a name that is a keyword of Kotlin';
      if (name !== undefined && !isStatic && names.has(name) && isBelow(owner.name))
        return 'a member that has another name in Kotlin';
      if (member.annotated) return 'a type with annotations, which may let it hold null';
      // Whether it holds null depends on annotations of the package.
      if (writes(member, (type, depth) => depth > 0 && type.kind === 'class' && type.name === 'java.lang.Object'))
        return 'Object as a part of another type';
      if (writes(member, (type) => type.kind === 'array' && type.element.kind === 'primitive'))
        return 'an array of a primitive type';
      return undefined;
    },
  });
}

// Kotlin reference, "Mapped types" and "Collections in Kotlin on JVM"; what has another name, is a property or is hidden.
const renamedMembers = (
  'size length charAt keySet values entrySet getKey getValue remove toArray byteValue shortValue intValue longValue ' +
  'floatValue doubleValue ordinal name getMessage getCause getDeclaringClass sort getFirst getLast removeFirst removeLast ' +
  'reversed getOrDefault forEach replaceAll clone finalize compareTo describeConstable'
).split(' ');

// Kotlin specification, "Lexical grammar"
const keywords: ReadonlySet<string> = new Set(
  (
    'as break class continue do else false for fun if in interface is null object package return super this throw true ' +
    'try typealias typeof val var when while'
  ).split(' '),
);

function belowMapped(all: ReadonlyMap<string, ApiClass>): (name: string) => boolean {
  const found = new Map<string, boolean>();
  const isBelow = (name: string): boolean => {
    let is = found.get(name);
    if (is === undefined) {
      found.set(name, false);
      is = (all.get(name)?.supertypes ?? []).some((above) => mappedName(above.name) || isBelow(above.name));
      found.set(name, is);
    }
    return is;
  };
  return isBelow;
}

// A class below one that is mapped would have to override members that are not known.
function header(each: ApiClass, isBelow: boolean): ApiClass {
  const { functional, ...rest } = each;
  const name = mappedName(each.name);
  const outer = each.outer === undefined ? undefined : (mappedName(each.outer) ?? each.outer);
  const isComparable = name === 'kotlin.Comparable';
  return {
    ...rest,
    name: name ?? each.name,
    ...(outer !== undefined && { outer }),
    ...(functional && name === undefined && { functional }),
    // What is above it in Java only is not known in Kotlin.
    supertypes: name === undefined ? each.supertypes : each.supertypes.filter((above) => mappedName(above.name)),
    methods: each.methods.map((method) => (mayOverride(method) ? method : { ...method, form: 'final' as const })),
    ...((isBelow ||
      name !== undefined ||
      each.methods.some((method) => method.form === 'abstract' && !mayOverride(method))) && { sealed: true as const }),
    typeParameters: isComparable
      ? each.typeParameters.map((one) => ({ ...one, variance: 'in' as const }))
      : each.typeParameters,
  };
}

// What stands for Object in a method that overrides depends on annotations that tell whether it holds null.
function mayOverride({ parameters }: ApiMethod): boolean {
  return parameters.every(({ type }) => type.kind !== 'class' || type.name !== 'java.lang.Object');
}

function typeInKotlin(type: ApiType): ApiType {
  if (type.kind === 'primitive' && type.name !== 'void')
    return { kind: 'class', name: `kotlin.${primitives[type.name]}`, args: [] };
  return type.kind === 'class' ? { ...type, name: mappedName(type.name) ?? type.name } : type;
}
