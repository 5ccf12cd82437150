import type { ApiClass } from '../../../model/library/api-class.js';
import type { FunctionalMethod, TypeParameter } from '../../../model/types/hierarchy.js';
import type { ClassType, Type } from '../../../model/types/type.js';

/** A class of a library in terms of the model. */
export interface Owner {
  readonly name: string;
  readonly source: ApiClass;
  readonly typeParameters: readonly TypeParameter[];
  readonly supertypes: readonly ClassType[];
  /** The class applied to its own type parameters. */
  readonly self: ClassType;
  readonly functional?: FunctionalMethod;
  /** Programs may name it. */
  readonly isPublic: boolean;
  /** The members that programs may use. */
  readonly members: Member[];
}

/** A member of a library that programs may use. */
export interface Member {
  readonly kind: 'constructor' | 'method' | 'field';
  /** Unique in the library. */
  readonly id: string;
  /** Unique in its class; of a method or a constructor with the types of its parameters (`memberLabel`). */
  readonly name: string;
  readonly owner: Owner;
  /** No object is needed: a static member, or a constructor. */
  readonly isStatic: boolean;
  readonly typeParameters: readonly TypeParameter[];
  readonly parameters: readonly MemberParameter[];
  readonly result: Type;
  readonly throws: readonly Type[];
}

/** A parameter; of a vararg parameter the type of one element. */
export interface MemberParameter {
  readonly type: Type;
  readonly vararg: boolean;
  /** It takes more than its type. */
  readonly narrowed?: true;
}

/** The type parameters that a use of a member chooses: those of its class where an object tells them, and its own. */
export function parametersOf({ kind, isStatic, owner, typeParameters }: Member): readonly TypeParameter[] {
  return kind === 'constructor' || !isStatic ? [...owner.typeParameters, ...typeParameters] : typeParameters;
}

/** Whether a member gives nothing. */
export function isVoid({ result }: Member): boolean {
  return result.kind === 'primitive' && result.name === 'void';
}
