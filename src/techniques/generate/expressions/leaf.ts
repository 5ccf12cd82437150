import type { Expression } from '../../../model/program/expression.js';
import { isAssignable } from '../../../model/types/assignable.js';
import { allows, newId, wants } from '../generation.js';
import { readable } from '../scope.js';
import { callOf } from './call.js';
import { type Context, part, type Wish } from './context.js';
import { access, makeConstantOf, makeLiveField } from './fields.js';
import { freshField } from './fresh-field.js';
import { makeLambda, makeReference } from './functional.js';
import { constantOf, literalFor, literalOf } from './literal.js';
import { makeLibraryValue } from '../library/library-value.js';
import { makeSmallNew } from './objects.js';
import { pickCandidate, reachable } from './resolve.js';

/** What is made where there is no room for more: a literal or a name, or else as little as possible. */
export function makeLeaf(context: Context, wish: Wish): Expression {
  const { generation } = context;
  const { random, policy } = generation;
  const literal = random.chance(policy.chances.literalLeaf) ? makeLiteral(context, wish) : undefined;
  return (
    literal ??
    makeVariable(context, wish) ??
    makeLiteral(context, wish) ??
    makeConstantOf(context, wish) ??
    makeLibraryValue(context, wish) ??
    (hasRoom(context, wish) ? makeSmall(context, wish) : undefined) ??
    constantOf(generation, wish.type)
  );
}

function hasRoom({ generation }: Context, { depth }: Wish): boolean {
  const { policy, expressions, room } = generation;
  return depth > -policy.leafDepth && expressions - room < policy.leafRoom;
}

function makeSmall(context: Context, wish: Wish): Expression | undefined {
  const { generation } = context;
  const { type, standalone } = wish;
  const id = newId(generation);
  // A leaf is below depth 0, so its parts are leaves.
  const small = { ...wish, depth: Math.min(wish.depth, 0) };
  switch (type.kind) {
    case 'nullable':
      return standalone ? makeLeaf(context, { ...small, type: type.of }) : { kind: 'null', id, type };
    case 'array':
      return { kind: 'array', id, type, elements: [part(context, small, type.element)] };
    case 'tuple':
      return { kind: 'tuple', id, type, elements: type.elements.map((each) => part(context, small, each)) };
    case 'function':
      return makeSmallFunction(context, small) ?? makeSmallCall(context, small);
    case 'class':
      return makeObject(context, small);
    case 'parameter':
      return makeLiveField(context, type) ?? makeSmallCall(context, small) ?? makeFreshField(context, small);
    default:
      return undefined;
  }
}

function makeObject(context: Context, wish: Wish): Expression | undefined {
  const isField = context.generation.random.chance(0.5);
  return (
    (isField ? makeLiveField(context, wish.type) : undefined) ??
    makeSmallNew(context, wish) ??
    (isField ? undefined : makeLiveField(context, wish.type)) ??
    makeSmallFunction(context, wish) ??
    makeSmallCall(context, wish) ??
    makeFreshField(context, wish)
  );
}

function makeSmallFunction(context: Context, wish: Wish): Expression | undefined {
  if (wish.standalone) return undefined;
  return (
    (wants(context.generation, 'lambdas', 1) ? makeLambda(context, wish) : undefined) ?? makeReference(context, wish)
  );
}

function makeFreshField(context: Context, { type }: Wish): Expression | undefined {
  const fresh = freshField(context, type);
  return fresh && access(context, fresh);
}

// A call of something at hand that takes little.
function makeSmallCall(context: Context, wish: Wish): Expression | undefined {
  const few = reachable(context, wish.type).filter(({ method }) => method.parameters.length <= 2);
  const candidate = pickCandidate(context, few);
  return candidate && callOf(context, wish, candidate);
}

/** A variable that fits. */
export function makeVariable({ generation, scope }: Context, { type }: Wish): Expression | undefined {
  const fitting = readable(generation, scope).filter((each) => isAssignable(generation.hierarchy, each.type, type));
  if (fitting.length === 0) return undefined;
  const { name, type: own } = generation.random.pick(fitting);
  return { kind: 'variable', id: newId(generation), type: own, name };
}

/** A literal that fits; where a boolean decides what is reached, some languages treat a literal in their own way. */
export function makeLiteral(context: Context, wish: Wish): Expression | undefined {
  const { generation } = context;
  const { builtIns, profile } = generation;
  if (!(wish.standalone && wish.type === builtIns.boolean && profile.restrictions.noLiteralConditions))
    return literalFor(generation, wish.type);
  const operands = allows(generation, 'arithmetic') ? builtIns.int : builtIns.string;
  const [left, right] = [literalOf(generation, operands), literalOf(generation, operands)];
  return left && right && { kind: 'binary', id: newId(generation), type: wish.type, operator: '<', left, right };
}
