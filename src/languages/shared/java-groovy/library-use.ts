import type { LibraryUse } from '../../../model/library/library-use.js';
import type { ApiType } from '../../../model/library/api-type.js';
import { exceptions } from './built-ins.js';
import { bigNumbers, functionInterfaces, primitives } from './library.js';

/** The classes of Java's library that programs call by names of their own, by their qualified names. */
const names: ReadonlyMap<string, string | undefined> = new Map<string, string | undefined>([
  ['java.lang.Object', undefined],
  ...['String', 'Number', 'CharSequence', 'Comparable', ...primitives.map(({ box }) => box)].map(
    inPackage('java.lang'),
  ),
  ...exceptions.map(([name]) => name).map(inPackage('java.lang')),
  ...bigNumbers.map(({ name }) => name).map(inPackage('java.math')),
  ...functionInterfaces.map(({ name }) => name).map(inPackage('java.util.function')),
]);

const object: ApiType = { kind: 'class', name: 'java.lang.Object', args: [] };
const long: ApiType = { kind: 'primitive', name: 'long' };
const int: ApiType = { kind: 'primitive', name: 'int' };

/** How Java's relatives use libraries of the JVM. */
export const javaLibraryUse: LibraryUse = {
  dialects: ['java'],
  standard: ['jdk:java.util', 'jdk:java.util.function', 'jdk:java.util.stream'],
  names,
  // JLS 4.3.2
  universal: new Map([
    ...['clone', 'finalize', 'getClass', 'hashCode', 'notify', 'notifyAll', 'toString'].map(takingNothing),
    ['equals', [[object]]],
    ['wait', [[], [long], [long, int]]],
  ]),
};

function takingNothing(name: string): [string, ApiType[][]] {
  return [name, [[]]];
}

function inPackage(name: string): (simple: string) => [string, string] {
  return (simple) => [`${name}.${simple}`, simple];
}
