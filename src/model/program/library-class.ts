import type { FunctionalMethod, TypeParameter } from '../types/hierarchy.js';
import type { ClassType } from '../types/type.js';
import type { MethodDeclaration, Parameter } from './expression.js';

/**
 * A class of a library as far as a program uses it. It travels with the program, so that its types can be found again,
 * and is not printed.
 */
export interface LibraryClass {
  /** What types of the program call it: its qualified name, or that of a built-in type of the language. */
  readonly name: string;
  readonly package: string;
  readonly form: 'class' | 'interface';
  readonly typeParameters: readonly TypeParameter[];
  readonly supertypes: readonly ClassType[];
  readonly functional?: FunctionalMethod;
  /** The members that the program uses. Methods and constructors have unique names (`memberLabel`). */
  readonly constructors: readonly LibraryConstructor[];
  readonly methods: readonly MethodDeclaration[];
  /** The names of those of these methods that share theirs with others that take as many values. */
  readonly confusable: readonly string[];
}

/** A constructor of a library. */
interface LibraryConstructor {
  readonly name: string;
  readonly typeParameters: readonly TypeParameter[];
  readonly parameters: readonly Parameter[];
  /** The library has another one that takes as many values. */
  readonly overloaded: boolean;
}

/**
 * What a program shows of the name of a method: the text before the first parenthesis. Behind it, the names of methods of
 * libraries tell overloads apart: `remove(int)`, `remove(java.lang.Object)`.
 */
export function memberLabel(name: string): string {
  const end = name.indexOf('(');
  return end < 0 ? name : name.slice(0, end);
}
