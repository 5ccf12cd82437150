import type { Expression } from '../../../model/program/expression.js';
import type { Type } from '../../../model/types/type.js';
import { type Generation, newId, wants, withShare } from '../generation.js';
import { isStrict } from '../running/may-run.js';
import type { Scope } from '../scope.js';

/** What an expression is made for. */
export interface Wish {
  readonly type: Type;
  readonly depth: number;
  /**
   * Nothing around the expression tells its type: it is a receiver or an operand. Conditionals, lambdas and the like,
   * whose type comes from where they stand, are not made then.
   */
  readonly standalone: boolean;
  /** It is the result of a method, which is seldom a leaf. */
  readonly result?: boolean;
}

/** Makes an expression of a wanted type; handed on, so that the kinds of expressions need not know each other. */
type MakeExpression = (generation: Generation, scope: Scope, wish: Wish) => Expression;

/** What the makers of the different kinds of expressions work with. */
export interface Context {
  readonly generation: Generation;
  readonly scope: Scope;
  readonly make: MakeExpression;
}

/** A part of an expression: one level deeper. */
export function part({ generation, scope, make }: Context, wish: Wish, type: Type, standalone = false): Expression {
  return withShare(generation, generation.policy.partShare, () =>
    make(generation, scope, { type, depth: wish.depth - 1, standalone }),
  );
}

/** What is given to something that takes a type: null, or a part. */
export function argument(context: Context, wish: Wish, type: Type): Expression {
  const { generation } = context;
  const { profile, policy } = generation;
  return profile.takesNull?.(type) && !isStrict(generation) && wants(generation, 'nulls', policy.chances.bareNull)
    ? bareNull(generation)
    : part(context, wish, type);
}

/** Null without a type. */
export function bareNull(generation: Generation): Expression {
  return { kind: 'null', id: newId(generation), type: generation.hierarchy.table.bottom };
}
