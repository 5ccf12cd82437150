import type { ListedLibrary } from '../../model/library/listed-library.js';
import { jvmListed } from '../shared/jvm/api/listed-libraries.js';

/** Libraries that Scala can use; those written in Scala 3 are of versions that Scala 3.3 can read. */
export const scalaListed: readonly ListedLibrary[] = [
  listed('cats', 'org.typelevel:cats-core_3:2.9.0', 'type classes of higher-kinded types'),
  listed('cats-effect', 'org.typelevel:cats-effect_3:3.4.11', 'effects, resources and type classes'),
  listed('circe', 'io.circe:circe-core_3:0.14.5', 'encoders and decoders with many overloads'),
  listed('fastparse', 'com.lihaoyi:fastparse_3:3.1.1', 'parsers that are combined by operators'),
  listed('fs2', 'co.fs2:fs2-core_3:3.6.1', 'streams with variance and higher-kinded types'),
  listed('monocle', 'dev.optics:monocle-core_3:3.2.0', 'optics with four type parameters'),
  listed('refined', 'eu.timepit:refined_3:0.10.3', 'predicates in types'),
  listed('scala-library', 'org.scala-lang:scala-library:2.13.10', 'the standard library'),
  listed('scalacheck', 'org.scalacheck:scalacheck_3:1.17.0', 'generators and implicit instances'),
  listed('scodec-bits', 'org.scodec:scodec-bits_3:1.1.37', 'overloads and inline methods'),
  listed('spire', 'org.typelevel:spire_3:0.18.0', 'algebras of numbers'),
  listed('upickle', 'com.lihaoyi:upickle_3:3.1.0', 'nested types and derived instances'),
  listed('zio', 'dev.zio:zio_3:2.0.13', 'effects with declared variance and intersections'),
  ...jvmListed,
];

function listed(name: string, coordinates: string, about: string): ListedLibrary {
  return { name, reference: `maven:${coordinates}`, about };
}
