import type { ApiClass } from '../../../model/library/api-class.js';
import type { ApiLibrary, Skipped } from '../../../model/library/api-library.js';
import type { ApiConstructor, ApiMethod } from '../../../model/library/api-member.js';
import type { ApiType } from '../../../model/library/api-type.js';
import { writes } from '../../../model/library/in-terms.js';
import type { LibraryUse, MemberNames } from '../../../model/library/library-use.js';
import type { ClassType, Type } from '../../../model/types/type.js';

// ECMAScript 20.1.3
const ofEveryObject: ReadonlySet<string> = new Set([
  ...['constructor', 'hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable', 'toLocaleString', 'toString'],
  'valueOf',
]);

const primitives: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'bigint', 'symbol']);

/** How TypeScript programs use libraries. */
export const libraryUse: LibraryUse = {
  dialects: ['typescript'],
  standard: ['lib:es2022'],
  names: new Map(['string', 'number', 'boolean', 'bigint'].map((name) => [name, name])),
  universal: new Map([...ofEveryObject].map((name) => [name, [[{ kind: 'top' }]]])),
  phases: false,
  references: false,
  arrays: false,
  incompatible: areIncompatible,
  adapt,
};

/**
 * Types are compared by their members (Handbook, "Type Compatibility"), not all of which are known: what is surely no value
 * of another type is one of another primitive type, an object where one of those is expected, and the other way round where
 * the object must have a method that no value of the primitive type has.
 */
function areIncompatible(from: Type, to: Type, membersOf: MemberNames): boolean {
  if (from.kind !== 'class' || to.kind !== 'class') return false;
  if (primitives.has(from.name) && primitives.has(to.name)) return from.name !== to.name;
  if (primitives.has(to.name)) return isObject(from, membersOf);
  if (!primitives.has(from.name)) return false;
  const own = membersOf(from.name);
  const wanted = membersOf(to.name);
  return (
    own !== undefined &&
    wanted !== undefined &&
    [...wanted.methods].some((name) => !own.all.has(name) && !ofEveryObject.has(name))
  );
}

// A member of an enum is a number or a text.
function isObject({ name }: ClassType, membersOf: MemberNames): boolean {
  return membersOf(name)?.isEnum === false;
}

/**
 * Of overloads the first one that takes the arguments is meant, and not all are known: methods with several are left out
 * (Handbook, "Function Overloads").
 */
function adapt(library: ApiLibrary): ApiLibrary {
  const left: Skipped[] = [];
  const overloaded = overloadedIn(library);
  const partly = new Set([...library.skipped, ...library.omitted].map((each) => each.in));
  const classIn = (each: ApiClass): ApiClass => ({
    ...each,
    // Of what implements an interface all members must be known, and a primitive type is none that can be implemented.
    ...((partly.has(each.name) || primitives.has(each.name)) && { sealed: true as const }),
    constructors: each.constructors.filter(hasKnownTypes).flatMap((member, i, all) => {
      const isAlone = all.length === 1 && !overloaded.has(`${each.name}.<init>`);
      return isAlone ? [{ ...member, id: `new ${each.name}(${i})` }] : [];
    }),
    methods: each.methods.flatMap((method, i) => {
      const { name, static: isStatic } = method;
      if (overloaded.has(keyOf(each.name, method)) || !hasKnownTypes(method)) {
        left.push({ what: 'method', in: each.name, name, parameters: method.parameters.length, reason: 'an overload' });
        return [];
      }
      // What implements an interface has all of its methods.
      const form = each.form === 'interface' && !isStatic ? 'abstract' : method.form;
      return [{ ...method, form, id: `${each.name}.${name}(${isStatic ? 'static' : ''}${i})` }];
    }),
  });
  const classes = library.classes.map(classIn);
  const mentioned = library.mentioned.map(classIn);
  return { ...library, classes, mentioned, omitted: [...library.omitted, ...left] };
}

function overloadedIn({ classes, mentioned, skipped, omitted }: ApiLibrary): ReadonlySet<string> {
  const all = new Map([...classes, ...mentioned].map((each) => [each.name, each]));
  const several = new Set([...skipped, ...omitted].map((each) => `${each.in}.${each.name}`));
  for (const { name, methods, constructors } of all.values()) {
    const seen = new Set<string>();
    for (const method of methods) {
      const key = keyOf(name, method);
      if (seen.has(key) || several.has(`${name}.${method.name}`)) several.add(key);
      seen.add(key);
    }
    if (constructors.length > 1) several.add(`${name}.<init>`);
  }
  return several;
}

function keyOf(owner: string, { name, static: isStatic }: ApiMethod): string {
  return `${owner}.${isStatic ? 'static ' : ''}${name}`;
}

const mostParameters = 4;

// The printer has names for so many parameters of a function type.
function hasKnownTypes(member: ApiConstructor): boolean {
  return !writes(member, (type: ApiType) => type.kind === 'function' && type.parameters.length > mostParameters);
}
