import type { ListedLibrary } from '../../../../model/library/listed-library.js';

/** Libraries written in Java that every language of the JVM can use. */
export const jvmListed: readonly ListedLibrary[] = [
  listed('assertj', 'org.assertj:assertj-core:3.26.3', 'type parameters that are bounded by themselves'),
  listed('caffeine', 'com.github.ben-manes.caffeine:caffeine:3.1.8', 'builders whose calls change their types'),
  listed('commons-collections', 'org.apache.commons:commons-collections4:4.4', 'generic collections and decorators'),
  listed('commons-lang', 'org.apache.commons:commons-lang3:3.17.0', 'static methods with many overloads'),
  listed('commons-math', 'org.apache.commons:commons-math3:3.6.1', 'numbers, arrays and fields of algebra'),
  listed(
    'eclipse-collections',
    'org.eclipse.collections:eclipse-collections-api:11.1.0',
    'deep hierarchies, wildcards',
  ),
  listed('functional-java', 'org.functionaljava:functionaljava:5.0', 'curried functions and encoded type classes'),
  listed('gson', 'com.google.code.gson:gson:2.11.0', 'type tokens and factories'),
  listed('guava', 'com.google.guava:guava:33.4.8-jre', 'generic collections, builders and functions'),
  listed('jackson', 'com.fasterxml.jackson.core:jackson-databind:2.17.2', 'large classes, raw and bounded types'),
  listed('joda-time', 'joda-time:joda-time:2.12.7', 'overloads without type parameters'),
  listed('reactor', 'io.projectreactor:reactor-core:3.6.9', 'long chains of functions with wildcards'),
  listed('rxjava', 'io.reactivex.rxjava3:rxjava:3.1.9', 'overloads that take functions'),
  listed('streamex', 'one.util:streamex:0.8.3', 'streams with type parameters that are bounded by themselves'),
  listed('vavr', 'io.vavr:vavr:0.10.4', 'persistent collections, tuples and functions of many parameters'),
];

function listed(name: string, coordinates: string, about: string): ListedLibrary {
  return { name, reference: `maven:${coordinates}`, about };
}
