import type { ApiClass } from '../../../model/library/api-class.js';
import type { ApiLibrary, Skipped } from '../../../model/library/api-library.js';
import type { ApiConstructor, ApiMethod } from '../../../model/library/api-member.js';
import type { ApiType } from '../../../model/library/api-type.js';
import { writes } from '../../../model/library/in-terms.js';
import type { LibraryUse, MemberNames } from '../../../model/library/library-use.js';
import { moduleWord } from '../api/module-word.js';
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
 * Of overloads the first one that takes the arguments is meant (Handbook, "Function Overloads"), and not all are known: of
 * methods of one name those are left that take less than all others need. Functions of a module are methods of the word for it.
 */
function adapt(library: ApiLibrary): ApiLibrary {
  const left: Skipped[] = [];
  const known = [...library.skipped, ...library.omitted];
  const partly = new Set(known.map((each) => each.in));
  const unknown = new Set(known.map((each) => `${each.in}.${each.name}`));
  const classIn = (each: ApiClass): ApiClass => {
    const isOverloaded = each.constructors.length > 1 || unknown.has(`${each.name}.<init>`);
    return {
      ...each,
      // Of what implements an interface all members must be known, and a primitive type is none that can be implemented.
      ...((partly.has(each.name) || primitives.has(each.name)) && { sealed: true as const }),
      constructors: each.constructors.flatMap((member, i) => {
        if (!hasKnownTypes(member)) return [];
        const parameters = isOverloaded
          ? member.parameters.map((parameter) => ({ ...parameter, narrowed: true as const }))
          : member.parameters;
        return [{ ...member, id: `new ${each.name}(${i})`, parameters }];
      }),
      methods: each.methods.flatMap((method, i) => {
        const { name, static: isStatic } = method;
        const others = each.methods.filter((other) => other !== method && keyOf(other) === keyOf(method));
        if (!isAlone(method, others) || unknown.has(`${each.name}.${name}`) || !hasKnownTypes(method)) {
          left.push({
            what: 'method',
            in: each.name,
            name,
            parameters: method.parameters.length,
            reason: 'an overload',
          });
          return [];
        }
        // What implements an interface has all of its methods.
        const form = each.form === 'interface' && !isStatic ? 'abstract' : method.form;
        return [{ ...method, form, id: `${each.name}.${name}(${isStatic ? 'static' : ''}${i})` }];
      }),
    };
  };
  const classes = [...library.classes, ...modulesOf(library)].map(classIn);
  const mentioned = library.mentioned.map(classIn);
  return { ...library, classes, mentioned, omitted: [...library.omitted, ...left] };
}

// How many parameters of an overload were left out is not known.
function isAlone({ parameters }: ApiMethod, others: readonly ApiMethod[]): boolean {
  if (others.length === 0) return true;
  const needs = (other: ApiMethod) => other.parameters.filter(({ optional, vararg }) => !optional && !vararg).length;
  return parameters.every(({ vararg }) => !vararg) && others.every((other) => needs(other) > parameters.length);
}

function keyOf({ name, static: isStatic }: ApiMethod): string {
  return `${isStatic ? 'static ' : ''}${name}`;
}

// Global functions have no word before them.
function modulesOf({ functions, skipped, omitted }: ApiLibrary): ApiClass[] {
  const modules = new Set(functions.map(({ module }) => module).filter((module) => module !== ''));
  const unknown = new Set([...skipped, ...omitted].filter((each) => each.in === '').map(({ name }) => name));
  return [...modules].map((module): ApiClass => {
    const name = moduleWord(module);
    const own = functions.filter((each) => each.module === module && !unknown.has(each.name));
    return {
      ...{ name, package: module, form: 'object', access: 'public', final: true },
      ...{ typeParameters: [], supertypes: [], constructors: [], fields: [] },
      methods: own.map((method) => ({ ...method, static: true as const })),
    };
  });
}

const mostParameters = 4;

// The printer has names for so many parameters of a function type.
function hasKnownTypes(member: ApiConstructor): boolean {
  return !writes(member, (type: ApiType) => type.kind === 'function' && type.parameters.length > mostParameters);
}
