import type { Annotation } from './read-annotations.js';

/** What of a class file tells of the API of its class (JVMS 4). Names are those of the JVM: `java/util/Map$Entry`. */
export interface ClassFile {
  /** The version of the form: 44 more than that of the first JDK that writes it. */
  readonly major: number;
  readonly name: string;
  readonly flags: number;
  /** Absent for `java/lang/Object` and for modules. */
  readonly superclass?: string;
  readonly interfaces: readonly string[];
  readonly signature?: string;
  readonly deprecated: boolean;
  /** The classes that it and its neighbours are nested in, by their own names. */
  readonly nesting: ReadonlyMap<string, Nesting>;
  readonly sealed: boolean;
  readonly fields: readonly MemberInfo[];
  readonly methods: readonly MemberInfo[];
  /** The packages that everybody may use, of the description of a module. */
  readonly exports?: readonly string[];
  readonly annotations: readonly Annotation[];
}

/** How a class is nested in another one; without an outer class it is local or has no name. */
export interface Nesting {
  readonly outer?: string;
  readonly label?: string;
  readonly flags: number;
}

/** A field or a method. */
export interface MemberInfo {
  readonly flags: number;
  readonly name: string;
  readonly descriptor: string;
  readonly signature?: string;
  readonly exceptions: readonly string[];
  /** The names of parameters as far as they are known, with their flags. */
  readonly parameters: readonly { readonly name?: string; readonly flags: number }[];
  readonly deprecated: boolean;
  readonly annotations: readonly Annotation[];
  /** Whether the types that it writes have annotations. */
  readonly typeAnnotations?: true;
}

/** Access flags (JVMS 4.1, 4.5, 4.6, 4.7.6). */
export const flag = {
  public: 0x0001,
  private: 0x0002,
  protected: 0x0004,
  static: 0x0008,
  final: 0x0010,
  bridge: 0x0040,
  varargs: 0x0080,
  interface: 0x0200,
  abstract: 0x0400,
  synthetic: 0x1000,
  annotation: 0x2000,
  enum: 0x4000,
  mandated: 0x8000,
} as const;
