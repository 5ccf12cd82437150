import type { Expression, LambdaExpression, Operator, VariableExpression } from '../../../model/program/expression.js';
import type { Doc } from '../../../model/program/print/doc.js';
import type { Printed } from '../../../model/program/print/precedence.js';
import type { LiteralKind, Precaution } from '../../../model/program/profile.js';
import type { Access } from '../../../model/program/program.js';
import type { ProgramIndex } from '../../../model/program/program-index.js';
import { libraryName } from './library-name.js';
import type { ClassType } from '../../../model/types/type.js';

/** Whether what is around an expression says which type it wants; where it does not, a lambda needs a cast. */
export type Position = 'wanted' | 'free';

/** How a language writes what the languages with Java's syntax do not all write alike. */
export interface Dialect {
  /** The name of the only file. */
  readonly file: string;
  /** What ends a statement. */
  readonly terminator: string;
  /** What stands in place of the type of a variable that has none. */
  readonly untyped: string;
  /** What stands above each class that is not within another. */
  readonly annotations: readonly string[];
  /** How operators are written that are not written as they are here. */
  readonly operators: Readonly<Partial<Record<Operator, string>>>;
  /** Whether the branches of a choice and the results of a lambda are wanted to have the type that is wanted of the whole. */
  readonly wantedWithin: boolean;
  /** A switch over an enum has a case for each constant, and these are written without the enum. */
  readonly exhaustiveSwitch: boolean;
  /** Classes that are always imported. */
  readonly imports: readonly string[];
  /** How an access is written; the empty text for what a member has without a word. */
  access(member: 'field' | 'method', access: Access): string;
  literal(kind: LiteralKind, value: number | string | boolean): Printed;
  /** The test whether a variable holds an object of a class, which gets the given name if the language binds one. */
  testClass(place: Place, subject: VariableExpression, to: ClassType, name: string): ClassTest;
  /** A variable has the class that it was tested for, or that it was given, so that there is no other name for it. */
  readonly flowTyped: boolean;
  /** The same for the component of a record. */
  testPart(place: Place, part: Doc, to: ClassType, name: string): ClassTest;
  /** A variable as an object of a class, which it is known to hold. */
  castVariable(place: Place, subject: VariableExpression, to: ClassType): Printed;
  /** A lambda that is the whole value of a statement stands in brackets. */
  readonly bracketsLambdas?: boolean;
  /** A closure, in a language that has them beside lambdas. */
  closure?(place: Place, closure: LambdaExpression): Doc;
}

/** A condition that holds for objects of a class, and what stands for the object when it holds. */
export interface ClassTest {
  readonly condition: Doc;
  readonly object: Printed;
}

/** Where something is printed: in which program, within which classes, and what names stand for there. */
export interface Place {
  readonly dialect: Dialect;
  readonly index: ProgramIndex;
  /** The variables of the program. */
  readonly globals: ReadonlySet<string>;
  /** Full names of the library classes that were mentioned so far. */
  readonly imports: Set<string>;
  /** How type parameters are written, by their unique names, where that is not their label. */
  readonly labels: Map<string, string>;
  /** What is written without its types. */
  readonly omitted: ReadonlySet<number>;
  /** What is written in another way because of known bugs. */
  readonly precautions: ReadonlySet<Precaution>;
  /** The classes whose bodies are around, the innermost last. */
  readonly bodies: readonly string[];
  /** Names of the model that are not names in the text, and what stands there for them. */
  readonly bound: ReadonlyMap<string, Printed>;
  /** The position of a value that is returned. */
  readonly returned?: Position;
  print(place: Place, expression: Expression, position: Position): Printed;
}

/** The class that holds the functions and the variables of a program; no class of a program has this name. */
export const programClass = 'Main';

/** The place within the body of a class. */
export function inBodyOf(place: Place, name: string): Place {
  return { ...place, bodies: [...place.bodies, name] };
}

/** The place where more names stand for something else. */
export function withBound(place: Place, bound: Iterable<readonly [string, Printed]>): Place {
  return { ...place, bound: new Map([...place.bound, ...bound]) };
}

/** The name of a class as it is written at a place: nested classes with the class around them, if that is needed. */
export function className(place: Place, name: string): string {
  const ofLibrary = place.index.library.get(name);
  if (ofLibrary) return libraryName({ ...place, programClass }, ofLibrary);
  const outer = place.index.enclosing.get(name);
  return outer && !place.bodies.includes(outer.name) ? `${className(place, outer.name)}.${name}` : name;
}

/** The name of a class whose static member is used; that of an inner class must not mean the one of `this`. */
export function staticOwner(place: Place, name: string): string {
  const isInner = place.index.classes.get(name)?.placement === 'inner';
  return className(isInner ? { ...place, bodies: [] } : place, name);
}

/** The position of a part of an expression whose value becomes the value of the whole. */
export function innerPosition({ dialect }: Place, position: Position): Position {
  return dialect.wantedWithin ? position : 'free';
}
