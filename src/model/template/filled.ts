import type { TypeName } from './hole.js';

/** What fills a hole: a tree without open choices. */
export type Filled = FilledExpression | FilledStatement;

/** An expression without open choices; printed by print.ts in the host's notation. */
export type FilledExpression =
  /** The value in a form that all hosts share: decimal digits, NaN, -0, the characters of a string, true. */
  | { readonly kind: 'literal'; readonly type: TypeName; readonly value: string }
  | FilledPlace
  | {
      readonly kind: 'source';
      readonly type: TypeName;
      readonly text: string;
      readonly parts?: readonly (string | FilledExpression)[];
    }
  | { readonly kind: 'array'; readonly type: TypeName; readonly elements: readonly FilledExpression[] }
  | {
      readonly kind: 'unary';
      readonly type: TypeName;
      readonly operator: string;
      readonly operand: FilledExpression;
    }
  | {
      readonly kind: 'binary';
      readonly type: TypeName;
      readonly operator: string;
      readonly left: FilledExpression;
      readonly right: FilledExpression;
    }
  | {
      readonly kind: 'ternary';
      readonly type: TypeName;
      readonly condition: FilledExpression;
      readonly yes: FilledExpression;
      readonly no: FilledExpression;
    }
  | { readonly kind: 'cast'; readonly type: TypeName; readonly operand: FilledExpression }
  /** The operator is one of ++x, x++, --x and x--. */
  | { readonly kind: 'increment'; readonly type: TypeName; readonly operator: string; readonly place: FilledPlace }
  | {
      readonly kind: 'assign';
      readonly type: TypeName;
      readonly operator: string;
      readonly place: FilledPlace;
      readonly value: FilledExpression;
    }
  | {
      readonly kind: 'call';
      readonly type: TypeName;
      readonly function: string;
      readonly arguments: readonly FilledExpression[];
    };

/** A variable, or an element of an array. */
export type FilledPlace =
  | { readonly kind: 'variable'; readonly type: TypeName; readonly name: string }
  | { readonly kind: 'element'; readonly type: TypeName; readonly array: string; readonly index: Index };

/** Which element of an array. */
export type Index =
  | { readonly kind: 'at'; readonly value: number }
  /** That part of the length, which is known only when the program runs: 0 is the first element, below 1. */
  | { readonly kind: 'fraction'; readonly fraction: number }
  /** A variable as it is, in bounds or not. */
  | { readonly kind: 'plain'; readonly variable: string }
  /** The lowest bits of a variable; the mask is one less than a power of two. */
  | { readonly kind: 'masked'; readonly variable: string; readonly mask: number }
  /** A variable brought within the length of the array. */
  | { readonly kind: 'wrapped'; readonly variable: string };

/** A statement without open choices. */
export type FilledStatement =
  | { readonly kind: 'expressionStatement'; readonly expression: FilledExpression }
  | { readonly kind: 'block'; readonly statements: readonly FilledStatement[] }
  | {
      readonly kind: 'if';
      readonly condition: FilledExpression;
      readonly then: FilledStatement;
      readonly otherwise?: FilledStatement;
    }
  | {
      readonly kind: 'while';
      readonly condition: FilledExpression;
      readonly body: FilledStatement;
      readonly limit: number;
    }
  | { readonly kind: 'for'; readonly count: FilledExpression; readonly body: FilledStatement; readonly limit: number }
  | {
      readonly kind: 'switch';
      readonly subject: FilledExpression;
      readonly cases: readonly FilledCase[];
      readonly otherwise?: FilledStatement;
    }
  | {
      readonly kind: 'try';
      readonly body: FilledStatement;
      readonly handler?: FilledHandler;
      readonly last?: FilledStatement;
    };

/** What is done when something is thrown; of this class only if there is one. */
export interface FilledHandler {
  readonly caught?: string;
  readonly body: FilledStatement;
}

/** One case of a switch. */
export interface FilledCase {
  readonly label: string;
  readonly body: FilledStatement;
  /** Without it the next case follows. */
  readonly breaks: boolean;
}
