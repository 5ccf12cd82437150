import type { Library } from '../../core/library.js';
import type { ApiClass } from './api-class.js';
import type { ApiField, ApiMethod, TopLevel } from './api-member.js';

/** The language in whose terms types are written: an API of the JVM in those of Java, unless its metadata says more. */
export type ApiDialect = 'java' | 'kotlin' | 'typescript';

/** The API of one or more libraries, read from what compilers see: plain data. */
export interface ApiLibrary {
  readonly kind: 'api';
  /** The version of this form. */
  readonly version: 1;
  readonly dialect: ApiDialect;
  readonly sources: readonly ApiSource[];
  /** What was asked for: whose members are to be exercised. In the order of their names. */
  readonly classes: readonly ApiClass[];
  /**
   * What `classes` speak of, and the classes above. Their members may be used, and are complete only as far as they speak
   * of classes of this library.
   */
  readonly mentioned: readonly ApiClass[];
  readonly functions: readonly TopLevel<ApiMethod>[];
  readonly variables: readonly TopLevel<ApiField>[];
  /** Public parts of what was asked for that are not here. */
  readonly skipped: readonly Skipped[];
  /** The same of `mentioned`, which nobody asked for. */
  readonly omitted: readonly Skipped[];
}

/** Where an API was read from. */
export interface ApiSource {
  /** As it was asked for: `jdk:java.util`, `maven:com.google.guava:guava:33.4.8-jre`, `npm:immutable@5.1.3`. */
  readonly text: string;
  /** The version of the library where the text does not tell it: that of the JDK. */
  readonly version?: string;
  /** What programs that use it are compiled with; nothing for what every compiler has. */
  readonly libraries: readonly Library[];
}

/** Something public that the model cannot express; overloads of its name may be ambiguous with it. */
export interface Skipped {
  readonly what: 'class' | 'constructor' | 'method' | 'field';
  /** The class around it; empty for what is outside of all classes. */
  readonly in: string;
  readonly name: string;
  /** How many parameters it has; for what is called. */
  readonly parameters?: number;
  /** One of a few. */
  readonly reason: string;
  /** No program may use it: it is not counted among what could be expressed. */
  readonly unusable?: true;
  /** What it is about: the class that is not there, for example. */
  readonly detail?: string;
}
