import type {
  ConstantExpression,
  ConstructorExpression,
  LambdaExpression,
  LiteralExpression,
  MatchExpression,
  NewExpression,
  NullExpression,
  OrElseExpression,
  ReferenceExpression,
  SmartCastExpression,
  ThisExpression,
  TupleExpression,
} from '../../../model/program/expression.js';
import type { Printed } from '../../../model/program/print/precedence.js';
import type { ClassDeclaration } from '../../../model/program/program.js';
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
  | LiteralExpression
  | ConstantExpression
  | ThisExpression
  | NewExpression
  | LambdaExpression
  | ReferenceExpression
  | ConstructorExpression
  | SmartCastExpression
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
  /** What is written for the names that patterns bind, in a language without such names. */
  readonly bound: ReadonlyMap<string, string>;
}

/** A place where some more names are bound. */
export function withBound(place: Place, more: Iterable<readonly [string, string]>): Place {
  return { ...place, bound: new Map([...place.bound, ...more]) };
}
