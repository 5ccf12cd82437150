import type {
  ConstructorExpression,
  LambdaExpression,
  ReferenceExpression,
} from '../../../model/program/expression.js';
import { type FunctionShape, isClosureType, lambdaShape } from '../../../model/types/function-shape.js';
import type { Type } from '../../../model/types/type.js';
import type { MethodDraft } from '../draft.js';
import { allows, type Generation, newId, wants } from '../generation.js';
import { mayShow } from '../may-declare.js';
import { makeBlock } from '../statements.js';
import { calleeOf } from './call.js';
import { isConfusableReference } from './confusable.js';
import { makeConstructor } from './constructor.js';
import type { Context, Wish } from './context.js';
import { freshReferenceTarget } from './fresh-method.js';
import { lambdaOf } from './lambda-of.js';
import { type Candidate, reachable, resolveAllByClass } from './resolve.js';

function wantedShape(generation: Generation, type: Type): FunctionShape | undefined {
  const isProjected = type.kind === 'class' && type.args.some(({ kind }) => kind === 'projection');
  if (isProjected && !allows(generation, 'projectedLambdas')) return undefined;
  return lambdaShape(generation.hierarchy, type);
}

/** A lambda of the wanted type. */
export function makeLambda(context: Context, wish: Wish): LambdaExpression | undefined {
  const { generation } = context;
  const shape = allows(generation, 'lambdas') ? wantedShape(generation, wish.type) : undefined;
  if (!shape?.parameters.every((type) => mayShow(generation, type))) return undefined;
  const isClosure =
    isClosureType(generation.hierarchy, wish.type) || wants(generation, 'closures', generation.policy.chances.closure);
  return lambdaOf(context, wish, { ...shape, isClosure }, makeBlock);
}

/** A method as a value of the wanted type: of an object at hand, of any object, or a new one. */
export function makeReference(context: Context, wish: Wish): ReferenceExpression | ConstructorExpression | undefined {
  const { generation, scope } = context;
  const { random, policy } = generation;
  const shape = allows(generation, 'methodReferences') ? wantedShape(generation, wish.type) : undefined;
  if (!shape || isClosureType(generation.hierarchy, wish.type)) return undefined;
  const constructor = makeConstructor(context, wish, shape);
  if (constructor) return constructor;
  const isOne = isReferable(context, shape);
  const live = () => pickOne(generation, reachable(context, shape.result).filter(isOne));
  const made = () =>
    pickOne(generation, resolveAllByClass(context, shape.result, shape.parameters.length).filter(isOne));
  const candidate = random.chance(policy.chances.liveReceiver) ? (live() ?? made()) : (made() ?? live());
  const fresh = candidate ? undefined : freshReferenceTarget(generation, scope, shape);
  if (!candidate && !fresh) return undefined;
  const callee = candidate ? calleeOf(context, wish, candidate) : ({ kind: 'function' } as const);
  const { name } = (candidate?.method ?? fresh) as MethodDraft;
  return { kind: 'reference', id: newId(generation), type: wish.type, callee, name };
}

function pickOne<T>({ random }: Generation, items: readonly T[]): T | undefined {
  return items.length === 0 ? undefined : random.pick(items);
}

function isReferable(context: Context, shape: FunctionShape): (candidate: Candidate) => boolean {
  return (candidate) => fits(candidate, shape) && !isConfusableReference(context, candidate.method);
}

function fits({ method, seen }: Candidate, { parameters, result }: FunctionShape): boolean {
  return (
    method.typeParameters.length === 0 &&
    !method.overloaded &&
    !method.throws &&
    method.parameters.every(({ vararg, default: value }) => !vararg && !value) &&
    seen.parameters.length === parameters.length &&
    seen.parameters.every((type, i) => type === parameters[i]) &&
    seen.result === result
  );
}
