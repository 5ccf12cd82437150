import type { ApiType, ApiTypeParameter } from './api-type.js';

/** Who may use what: anybody, or subclasses (and neighbours, which programs are not). */
export type ApiAccess = 'public' | 'protected';

/** A parameter of a method, a function or a constructor. */
export interface ApiParameter {
  /** Absent where the library does not tell. */
  readonly name?: string;
  /** Of a vararg parameter the type of one element. */
  readonly type: ApiType;
  readonly vararg?: true;
  /** A call may leave it out. */
  readonly optional?: true;
  /** It takes more than this type: a union of which this is a part. What does not fit this type may fit all the same. */
  readonly narrowed?: true;
}

interface ApiMember {
  /** Unique in the library: the class, the name, and of what is called the erased types of its parameters; `new` of a constructor. */
  readonly id: string;
  readonly access: ApiAccess;
  readonly deprecated?: true;
  /** Of the JVM: its types have annotations, which may say that they hold null. */
  readonly annotated?: true;
}

/** What is called: a method, a constructor or a function. */
interface ApiCallable extends ApiMember {
  readonly typeParameters: readonly ApiTypeParameter[];
  readonly parameters: readonly ApiParameter[];
  /** The exceptions that it declares, checked or not. */
  readonly throws: readonly ApiType[];
}

/** A constructor; its own type parameters come after those of the class. */
export type ApiConstructor = ApiCallable;

/** A method of a class, or a function outside of all classes. */
export interface ApiMethod extends ApiCallable {
  readonly name: string;
  readonly result: ApiType;
  /** No object is needed. Static methods of interfaces are not inherited. */
  readonly static?: true;
  /** `open` in an interface is a default method. */
  readonly form: 'abstract' | 'open' | 'final';
  /** Of an extension: what it is called on. */
  readonly receiver?: ApiType;
  /** Its body is inlined (Kotlin), as are lambdas that are given to it. */
  readonly inline?: true;
  /** It may be written as an operator, or between its operands. */
  readonly notation?: 'operator' | 'infix';
  /** It gives less than this type: what is known of it is not all. */
  readonly widened?: true;
  /** The class that declares it, where that cannot be named by programs and this one inherits it. */
  readonly from?: string;
}

/** A field, a property, or a variable outside of all classes. */
export interface ApiField extends ApiMember {
  readonly name: string;
  readonly type: ApiType;
  readonly static?: true;
  readonly mutable?: true;
  /** An object of an enum. */
  readonly constant?: true;
  /** Of an extension property: its own type parameters, and what it is read of. */
  readonly typeParameters?: readonly ApiTypeParameter[];
  readonly receiver?: ApiType;
  /** As for methods. */
  readonly widened?: true;
  readonly from?: string;
}

/** A function or a variable outside of all classes, and what it is imported from. */
export type TopLevel<Member> = Member & {
  /** A package (Kotlin), or a module (TypeScript); empty for what needs no import. */
  readonly module: string;
};
