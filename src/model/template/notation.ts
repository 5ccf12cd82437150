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
  /** The head of a clause that catches what a program may throw, as `catch (error)`. */
  catches(name: string): string;
  /** The type of counters. */
  readonly counter: TypeName;
}
