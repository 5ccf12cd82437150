import type { Type } from '../types/type.js';
import type { ApiDialect, ApiLibrary } from './api-library.js';
import type { ApiType } from './api-type.js';

/** What is known of the members of the objects of a class, with those above it; nothing for a class that is not known. */
export type MemberNames = (
  name: string,
) => { readonly methods: ReadonlySet<string>; readonly all: ReadonlySet<string>; readonly isEnum: boolean } | undefined;

/** How programs of a language use libraries. */
export interface LibraryUse {
  /** In whose terms an API may be written. */
  readonly dialects: readonly ApiDialect[];
  /** What is used where nobody names a library. */
  readonly standard: readonly string[];
  /** The classes that the language has names of its own for, with these; nothing stands for the type of all values. */
  readonly names: ReadonlyMap<string, string | undefined>;
  /** What the methods take that every object has, by their names. */
  readonly universal: ReadonlyMap<string, readonly (readonly ApiType[])[]>;
  /** The names of methods that objects have beside those of their classes; their fields are not known then. */
  readonly added?: ReadonlySet<string>;
  /** The exceptions that need not be declared, with all below them; absent where none must be. */
  readonly unchecked?: readonly string[];
  /** The overloads that a call may mean are looked for in the phases of JLS 15.12.2; false where all are at once. */
  readonly phases?: false;
  /** Whether methods of a class are functions that take the object first; false where they are not. */
  readonly references?: false;
  /** Whether a value may be given where a type is expected by a conversion that the profile does not know; a doubt is a yes. */
  converts?(from: Type, to: Type): boolean;
  /** Whether arrays are types of their own; false where they are a class. */
  readonly arrays?: false;
  /** Whether bounds hold for a projection as they do for what it holds: its own for `in`, and those that mention it. */
  readonly boundsThroughProjections?: false;
  /** Whether surely no value of a type is one of another, in a language that compares types by their members. */
  incompatible?(from: Type, to: Type, membersOf: MemberNames): boolean;
  /** A library as programs of the language see it, if that is not how it was read. */
  adapt?(library: ApiLibrary): ApiLibrary;
}
