import type { Expression } from '../../../model/program/expression.js';
import { allows, newId, wants, within } from '../generation.js';
import { closedScope } from '../scope.js';
import { makeBlock } from '../statements.js';
import { type Context, part, type Wish } from './context.js';

/** A value between which and others is chosen: in some places a block that leads to it. */
export function branchValue(context: Context, wish: Wish, place: 'switch' | 'elsewhere' = 'elsewhere'): Expression {
  const { generation } = context;
  const { policy, profile } = generation;
  const isAllowed = place === 'switch' || profile.restrictions.blocksInSwitchOnly === undefined;
  const isBlock =
    isAllowed &&
    wish.depth > 1 &&
    allows(generation, 'blocks') &&
    wants(generation, 'branchBlocks', policy.chances.branchBlock);
  if (!isBlock) return part(context, wish, wish.type);
  const inner = { ...context, scope: closedScope(context.scope) };
  const statements = within(generation, policy.counts.blockStatements);
  const { result, ...block } = makeBlock(inner, { statements, result: wish.type, depth: wish.depth - 1 });
  return result
    ? { kind: 'block', id: newId(generation), type: wish.type, ...block, result }
    : part(context, wish, wish.type);
}
