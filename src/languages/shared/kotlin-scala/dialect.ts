import type {
  BlockExpression,
  CatchClause,
  ConstantExpression,
  ConstructorExpression,
  JumpStatement,
  LambdaExpression,
  LiteralExpression,
  LoopStatement,
  MatchExpression,
  NewExpression,
  NullExpression,
  Operator,
  OrElseExpression,
  ReferenceExpression,
  SmartCastExpression,
  TestExpression,
  ThisExpression,
  TupleExpression,
} from '../../../model/program/expression.js';
import type { Doc } from '../../../model/program/print/doc.js';
import type { Printed } from '../../../model/program/print/precedence.js';
import type { ClassDeclaration, MethodDeclaration } from '../../../model/program/program.js';
import type { ProgramIndex } from '../../../model/program/program-index.js';
import type {
  FunctionType,
  NullableType,
  Projection,
  TopType,
  TupleType,
  Type,
  TypeArgument,
} from '../../../model/types/type.js';

/** Expressions that each language writes in its own way. */
export type OwnExpression =
  | BlockExpression
  | LiteralExpression
  | ConstantExpression
  | ThisExpression
  | NewExpression
  | LambdaExpression
  | ReferenceExpression
  | ConstructorExpression
  | SmartCastExpression
  | TestExpression
  | MatchExpression
  | TupleExpression
  | NullExpression
  | OrElseExpression;

/** Types that each language writes in its own way. */
export type OwnType = TopType | FunctionType | NullableType | TupleType | Projection;

/** What differs between languages in which nearly everything is an expression and types follow names. */
export interface Dialect {
  /** The brackets around type arguments. */
  readonly brackets: readonly [string, string];
  /** The method that a value of a function type has, where it cannot be called like a function. */
  readonly invoke?: string;
  /** The function that makes an array of its arguments. */
  readonly arrayOf: string;
  /** `f(a < b, c > (d))` could be a call of `a` with type arguments. */
  readonly comparisonsLookLikeTypeArguments: boolean;
  /** A method, or a function wherever it stands. */
  printMethod(place: Place, method: MethodDeclaration): Doc;
  /** A loop around lines. */
  printLoop(place: Place, loop: LoopStatement, lines: readonly Doc[]): Doc;
  /** The clauses of a try statement, whose lines are given. */
  printCatches(place: Place, catches: readonly { readonly clause: CatchClause; readonly lines: readonly Doc[] }[]): Doc;
  /** What ends a loop or a turn of it. */
  printJump(jump: JumpStatement): Doc;
  /** The method that tells whether two objects are one, in a language in which no operator does. */
  readonly identity?: Readonly<Partial<Record<Operator, string>>>;
  printType(place: Place, type: OwnType): string;
  /** `wanted` is the type that the text around the expression gives it, where that is known. */
  print(place: Place, expression: OwnExpression, wanted: Type | undefined): Printed;
}

/** Where something is printed. */
export interface Place {
  readonly dialect: Dialect;
  readonly index: ProgramIndex;
  /** Types that have been written already: most are written many times. */
  readonly texts: Map<TypeArgument, string>;
  /** What is written without its types. */
  readonly omitted: ReadonlySet<number>;
  /** The class whose members are printed. */
  readonly owner?: ClassDeclaration;
  /** The label of the lambda around, in a language in which a return says what it returns from. */
  readonly returned?: string | undefined;
  /** What is written for the names that patterns bind, in a language without such names. */
  readonly bound: ReadonlyMap<string, string>;
}

/** A place where some more names are bound. */
export function withBound(place: Place, more: Iterable<readonly [string, string]>): Place {
  return { ...place, bound: new Map([...place.bound, ...more]) };
}
