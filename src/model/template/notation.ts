import type { TypeName } from './hole.js';

/** How tightly the parts of an expression hold together; the same order in Java and JavaScript. */
export const levels = {
  assignment: 0,
  conditional: 1,
  or: 2,
  and: 3,
  bitOr: 4,
  bitXor: 5,
  bitAnd: 6,
  equality: 7,
  relation: 8,
  shift: 9,
  additive: 10,
  multiplicative: 11,
  power: 12,
  unary: 13,
  postfix: 14,
  primary: 15,
} as const;

/** A printed expression and how tightly it holds together. */
export interface PrintedExpression {
  readonly text: string;
  readonly level: number;
}

/** A clause that catches: its head, such as `catch (error)`, and what its block begins with if it does not catch all of that. */
interface PrintedCatch {
  readonly head: string;
  readonly first?: string;
}

/** What the host language of a template writes in its own way. */
export interface Notation {
  /** A literal; one that begins with a sign or a cast is put in parentheses where it must be. */
  literal(type: TypeName, value: string): string;
  /** A conversion; `operand` gives the text of what is converted, in parentheses if the level asks for it. */
  cast(type: TypeName, operand: (level: number) => string): PrintedExpression;
  /** The index that is a part of the length of an array. */
  fraction(array: string, fraction: number): string;
  /** The declaration of a local variable, with its semicolon. */
  declare(type: TypeName, name: string, value: string): string;
  /** A new array of a type. */
  array(type: TypeName, elements: readonly string[]): string;
  /** How what a program throws is caught: all that it may throw, or what is of a class. */
  catches(name: string, caught?: string): PrintedCatch;
  /** The type of counters. */
  readonly counter: TypeName;
}
