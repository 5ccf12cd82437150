import type { ApiType } from '../../../model/library/api-type.js';
import type { LibraryUse } from '../../../model/library/library-use.js';
import type { Type } from '../../../model/types/type.js';
import { javaInKotlin } from '../api/java-in-kotlin.js';
import { extensionNames } from './extension-names.js';

const any: ApiType = { kind: 'class', name: 'kotlin.Any', args: [] };

const builtIn = 'Int Long Short Byte Float Double Char Boolean String Unit Number CharSequence Comparable'.split(' ');

/** How Kotlin programs use libraries. */
export const libraryUse: LibraryUse = {
  dialects: ['java', 'kotlin'],
  standard: ['jdk:java.util', 'jdk:java.util.function', 'jdk:java.util.stream'],
  names: new Map<string, string | undefined>([
    ['kotlin.Any', undefined],
    ['java.lang.Object', undefined],
    ...builtIn.map((name): [string, string] => [`kotlin.${name}`, name]),
  ]),
  // Kotlin specification, "Built-in types", kotlin.Any; what java.lang.Object has beside that is not seen.
  universal: new Map([
    ...['hashCode', 'toString', 'getClass', 'clone', 'finalize', 'notify', 'notifyAll', 'wait'].map(
      (name): [string, ApiType[][]] => [name, [[]]],
    ),
    ['equals', [[any]]],
  ]),
  added: extensionNames,
  // Kotlin specification, "Overload resolution": the most specific of all applicable functions of a set is taken.
  phases: false,
  references: false,
  converts: (from, to) => isLiteralOf(from, to) || isAboveInJava(from, to),
  adapt: javaInKotlin,
};

// Kotlin specification, "Integer literals": a literal is of the integer type that is expected.
function isLiteralOf(from: Type, to: Type): boolean {
  return from.kind === 'class' && from.name === 'Int' && to.kind === 'class' && /^(?:Long|Short|Byte)$/.test(to.name);
}

// Classes that are mapped may be below some of Java's interfaces all the same.
function isAboveInJava(from: Type, to: Type): boolean {
  if (from.kind !== 'class' || to.kind !== 'class') return false;
  const isMapped = builtIn.includes(from.name) || from.name.startsWith('kotlin.');
  return isMapped && (to.name === 'java.io.Serializable' || to.name.startsWith('java.lang.'));
}
