import type { TypeUse } from './type-use.js';

/** A place in a file, in UTF-16 units. */
export interface Place {
  readonly path: string;
  readonly offset: number;
}

/** A parameter of something that can be called. */
interface SignatureParameter {
  readonly name: string;
  readonly type: TypeUse;
  /** It may be left out. */
  readonly optional: boolean;
  /** It takes any number of values, and `type` is that of all of them together. */
  readonly rest: boolean;
}

/** One way to call something. */
export interface Signature {
  /** Whether it makes an object of a class, as by `new`. */
  readonly constructs: boolean;
  /** Its own type parameters, by name. */
  readonly typeParameters: readonly string[];
  readonly parameters: readonly SignatureParameter[];
  readonly result: TypeUse;
}

/** A name that can be used at a place, or a member of a type. */
export interface Visible {
  readonly name: string;
  readonly kind: 'variable' | 'parameter' | 'function' | 'class' | 'object' | 'field' | 'method' | 'this';
  /** The type of its value; absent where only its signatures have types. */
  readonly type?: TypeUse;
  /** Whether it can be assigned to. */
  readonly writable: boolean;
  /** Whether it has a value there for certain; absent where the analyser does not know. */
  readonly assigned?: boolean;
  /** A member of the class itself and not of its objects. */
  readonly static: boolean;
  readonly signatures: readonly Signature[];
}

/** What has a name at a place, innermost first. */
export interface Scope {
  readonly names: readonly Visible[];
}
