import type { ApiAccess, ApiConstructor, ApiField, ApiMethod } from './api-member.js';
import type { ApiClassType, ApiType, ApiTypeParameter } from './api-type.js';

/** What a class of a library is declared as; an `object` is its only value (Kotlin). */
export type ApiForm = 'class' | 'abstract' | 'interface' | 'enum' | 'record' | 'annotation' | 'object';

/** The one abstract method of a functional interface, in terms of the type parameters of the interface. */
export interface ApiFunctional {
  readonly name: string;
  readonly parameters: readonly ApiType[];
  readonly result: ApiType;
  readonly throws: readonly ApiType[];
}

/** A class of a library that programs can name. */
export interface ApiClass {
  /** Qualified, as programs write it: `java.util.Map.Entry`. Unique in the library. */
  readonly name: string;
  /** The package, or the module that it is imported from; empty for what needs no import. */
  readonly package: string;
  /** The name of the class around it. */
  readonly outer?: string;
  readonly form: ApiForm;
  readonly access: ApiAccess;
  /** Nobody inherits from it. */
  readonly final?: true;
  /** Only classes of its library inherit from it. */
  readonly sealed?: true;
  /** Bound to an object of the class around it, on which it is made. */
  readonly inner?: true;
  readonly deprecated?: true;
  readonly typeParameters: readonly ApiTypeParameter[];
  /**
   * The direct supertypes, the superclass first. A supertype that programs cannot name is replaced by its own, and its
   * public members are members of this class.
   */
  readonly supertypes: readonly ApiClassType[];
  /** Lambdas may stand for it. */
  readonly functional?: ApiFunctional;
  readonly constructors: readonly ApiConstructor[];
  /** What it declares itself, not what it inherits from its supertypes. */
  readonly methods: readonly ApiMethod[];
  readonly fields: readonly ApiField[];
}
