import type { LambdaExpression } from '../../../model/program/expression.js';
import type { FunctionShape } from '../../../model/types/function-shape.js';
import { newId, wants, within } from '../generation.js';
import type { MakeBlock } from '../loops.js';
import { lambdaScope } from '../scope.js';
import type { Context, Wish } from './context.js';

/** A lambda that takes and gives what is said, perhaps written as a closure. */
export function lambdaOf(
  context: Context,
  wish: Wish,
  shape: FunctionShape & { readonly isClosure: boolean },
  makeBlock: MakeBlock,
): LambdaExpression {
  const { generation, scope } = context;
  const { names, policy } = generation;
  const isUnit = shape.result === generation.builtIns.unit?.type;
  const mayReturn = !isUnit && !generation.profile.restrictions.noReturnInClosures;
  const inner = { ...lambdaScope(scope), ...(mayReturn && { returns: shape.result }) };
  const parameters = shape.parameters.map((type) => ({ id: newId(generation), name: names.value(), type }));
  inner.variables.push(...parameters.map(({ name, type }) => ({ name, type, mutable: false })));
  const long = wish.depth > 1 && wants(generation, 'blocks', policy.chances.lambdaBlock);
  const body = makeBlock(
    { ...context, scope: inner },
    {
      statements: long ? within(generation, policy.counts.blockStatements) : 0,
      result: shape.result,
      depth: wish.depth - 1,
    },
  );
  const notation = shape.isClosure ? ({ notation: 'closure' } as const) : {};
  return { kind: 'lambda', id: newId(generation), type: wish.type, ...notation, parameters, body };
}
