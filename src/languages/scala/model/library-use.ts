import type { ApiMethod } from '../../../model/library/api-member.js';
import type { ApiType } from '../../../model/library/api-type.js';
import { inTerms, type Terms, writes } from '../../../model/library/in-terms.js';
import type { LibraryUse } from '../../../model/library/library-use.js';
import type { Type } from '../../../model/types/type.js';

const object: ApiType = { kind: 'class', name: 'java.lang.Object', args: [] };

const values: Readonly<Record<string, string>> = {
  boolean: 'Boolean',
  byte: 'Byte',
  char: 'Char',
  double: 'Double',
  float: 'Float',
  int: 'Int',
  long: 'Long',
  short: 'Short',
};

const valueNames: ReadonlySet<string> = new Set(Object.values(values));

/** How Scala programs use libraries of the JVM. */
export const libraryUse: LibraryUse = {
  dialects: ['java'],
  standard: ['jdk:java.util', 'jdk:java.util.function', 'jdk:java.util.stream'],
  names: new Map<string, string | undefined>([
    ['java.lang.Object', undefined],
    ...['String', 'CharSequence', 'Comparable'].map((name): [string, string] => [`java.lang.${name}`, name]),
    ...[...valueNames].map((name): [string, string] => [`scala.${name}`, name]),
  ]),
  // SLS 12.1, 12.2
  universal: new Map([
    ...['getClass', 'hashCode', 'toString', 'notify', 'notifyAll', 'clone', 'finalize', 'wait'].map(takingNothing),
    ...['equals', 'eq', 'ne', 'synchronized'].map(takingAnything),
    ['isInstanceOf', [[]]],
    ['asInstanceOf', [[]]],
  ]),
  // scala.Predef: conversions of any value
  added: new Set(['ensuring', 'formatted', 'nn', 'wait']),
  // SLS 6.26.3: what is applicable by a conversion is applicable, and the most specific alternative is taken.
  phases: false,
  references: false,
  // The bounds of a wildcard are compared with that of its type parameter, and it stands itself in bounds that mention it (error E057).
  boundsThroughProjections: false,
  converts: mayConvert,
  adapt: (api) => inTerms(api, terms),
};

// SLS 1.1 and Scala 3 reference, "Lexical Syntax"
const reserved: ReadonlySet<string> = new Set(
  (
    'def export given implicit lazy match object override sealed then trait type val var with yield ' +
    'as derives end extension infix inline opaque open transparent using'
  ).split(' '),
);

const terms: Terms = {
  type: (type) => {
    const name = type.kind === 'primitive' ? values[type.name] : undefined;
    return name === undefined ? type : { kind: 'class', name: `scala.${name}`, args: [] };
  },
  unusable(member) {
    if ('name' in member && reserved.has((member as ApiMethod).name)) return 'a name that is a keyword of Scala';
    // As a type argument it is AnyRef, and not the type of all values (Scala 3 reference, "Explicit Nulls", "Java interop").
    if (writes(member, (type, depth) => depth > 0 && type.kind === 'class' && type.name === 'java.lang.Object'))
      return 'Object as a part of another type';
    // What is an array of a type parameter in Java holds objects only.
    if (writes(member, (type) => type.kind === 'array' && type.element.kind === 'parameter'))
      return 'an array of a type parameter';
    return undefined;
  },
};

// Predef boxes and unboxes numbers, characters and truth values, and a box is what is above it.
function mayConvert(from: Type, to: Type): boolean {
  if (from.kind !== 'class' || to.kind !== 'class') return false;
  // SLS 6.26.1: a constant of the type Int is one of a smaller type that has it.
  if (from.name === 'Int' && /^(?:Short|Byte|Char)$/.test(to.name)) return true;
  if (valueNames.has(from.name)) return isNearBoxes(to.name);
  return valueNames.has(to.name) && isNearBoxes(from.name);
}

function isNearBoxes(name: string): boolean {
  return name.startsWith('java.lang.') || name === 'java.io.Serializable' || name === 'Comparable';
}

function takingNothing(name: string): [string, ApiType[][]] {
  return [name, [[]]];
}

function takingAnything(name: string): [string, ApiType[][]] {
  return [name, [[object]]];
}
