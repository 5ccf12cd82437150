import type { ListedLibrary } from '../../../model/library/listed-library.js';
import { jvmListed } from '../../shared/jvm/api/listed-libraries.js';

/**
 * Libraries that Kotlin can use. Those written in Kotlin are of versions that Kotlin 1.8 can read: a compiler reads the
 * metadata of its own version, of the next one and of all before.
 */
export const kotlinListed: readonly ListedLibrary[] = [
  listed('arrow', 'io.arrow-kt:arrow-core-jvm:1.1.5', 'extension functions on generic sums and products'),
  listed('clikt', 'com.github.ajalt.clikt:clikt-jvm:3.5.2', 'property delegates and chains of extension functions'),
  listed('kodein', 'org.kodein.di:kodein-di-jvm:7.19.0', 'reified type parameters and receivers'),
  listed('koin', 'io.insert-koin:koin-core-jvm:3.4.0', 'functions with receivers and reified type parameters'),
  listed('kotlin-result', 'com.michael-bull.kotlin-result:kotlin-result-jvm:1.1.17', 'a sum type and functions on it'),
  listed('kotlin-stdlib', 'org.jetbrains.kotlin:kotlin-stdlib:1.8.22', 'the standard library'),
  listed('kotlinpoet', 'com.squareup:kotlinpoet:1.13.2', 'builders and companion objects'),
  listed('kotlinx-collections', 'org.jetbrains.kotlinx:kotlinx-collections-immutable-jvm:0.3.5', 'declared variance'),
  listed('kotlinx-coroutines', 'org.jetbrains.kotlinx:kotlinx-coroutines-core-jvm:1.6.4', 'flows and channels'),
  listed('kotlinx-datetime', 'org.jetbrains.kotlinx:kotlinx-datetime-jvm:0.4.0', 'operators and extension functions'),
  listed('kotlinx-html', 'org.jetbrains.kotlinx:kotlinx-html-jvm:0.8.0', 'functions with receivers, deep hierarchies'),
  listed('kotlinx-serialization', 'org.jetbrains.kotlinx:kotlinx-serialization-core-jvm:1.5.0', 'generic descriptors'),
  listed('okio', 'com.squareup.okio:okio-jvm:3.3.0', 'extension functions and default arguments'),
  ...jvmListed,
];

function listed(name: string, coordinates: string, about: string): ListedLibrary {
  return { name, reference: `maven:${coordinates}`, about };
}
