import type { BinaryExpression, Operator } from '../expression.js';
import type { Doc } from './doc.js';

/** How tightly the parts of an expression hold together; the same order in all our languages. */
export const levels = {
  lambda: 0,
  conditional: 1,
  orElse: 2,
  or: 3,
  and: 4,
  equality: 5,
  comparison: 6,
  additive: 7,
  multiplicative: 8,
  unary: 9,
  primary: 10,
} as const;

/** A printed expression and how tightly it holds together. */
export interface Printed {
  readonly doc: Doc;
  readonly level: number;
  /** It stands in braces, which need no parentheses. */
  readonly isBlock?: boolean;
}

const operatorLevels: Readonly<Record<Operator, number>> = {
  '||': levels.or,
  '&&': levels.and,
  '==': levels.equality,
  '===': levels.equality,
  '!==': levels.equality,
  '!=': levels.equality,
  '<': levels.comparison,
  '<=': levels.comparison,
  '>': levels.comparison,
  '>=': levels.comparison,
  '+': levels.additive,
  '-': levels.additive,
  '*': levels.multiplicative,
  '/': levels.multiplicative,
  '%': levels.multiplicative,
};

/** The level of an operator's expression. */
export function levelOf({ operator }: BinaryExpression): number {
  return operatorLevels[operator];
}

/** A printed expression as a part of one of the given level: in parentheses if it holds together less tightly. */
export function within(printed: Printed, level: number): Doc {
  return printed.level >= level ? printed.doc : ['(', printed.doc, ')'];
}
