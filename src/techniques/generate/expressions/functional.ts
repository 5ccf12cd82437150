import type {
  ConstructorExpression,
  Expression,
  LambdaExpression,
  ReferenceExpression,
} from '../../../model/program/expression.js';
import { isAssignable } from '../../../model/types/assignable.js';
import { type FunctionShape, functionShape, lambdaShape } from '../../../model/types/function-shape.js';
import type { Type } from '../../../model/types/type.js';
import { isReferable } from '../draft.js';
import { allows, type Generation, newId, wants, within } from '../generation.js';
import { lambdaScope, readable } from '../scope.js';
import { makeBlock } from '../statements.js';
import { calleeOf } from './call.js';
import { isConfusableReference } from './confusable.js';
import { type Context, part, type Wish } from './context.js';
import { freshReferenceTarget } from './fresh-method.js';
import { type Candidate, reachable } from './resolve.js';

function wantedShape(generation: Generation, type: Type): FunctionShape | undefined {
  const isProjected = type.kind === 'class' && type.args.some(({ kind }) => kind === 'projection');
  if (isProjected && !allows(generation, 'projectedLambdas')) return undefined;
  return lambdaShape(generation.hierarchy, type);
}

/** A lambda of the wanted type. */
export function makeLambda(context: Context, wish: Wish): LambdaExpression | undefined {
  const { generation, scope } = context;
  const shape = allows(generation, 'lambdas') ? wantedShape(generation, wish.type) : undefined;
  if (!shape) return undefined;
  const { names, policy } = generation;
  const inner = lambdaScope(scope);
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
  return { kind: 'lambda', id: newId(generation), type: wish.type, parameters, body };
}

/** A method as a value of the wanted type. */
export function makeReference(context: Context, wish: Wish): ReferenceExpression | ConstructorExpression | undefined {
  const { generation, scope } = context;
  const shape = allows(generation, 'methodReferences') ? wantedShape(generation, wish.type) : undefined;
  if (!shape) return undefined;
  const made = makeConstructor(context, wish, shape);
  if (made) return made;
  const fitting = reachable(context, shape.result).filter(
    (candidate) => fits(candidate, shape) && !isConfusableReference(context, candidate.method),
  );
  const fresh = fitting.length === 0 ? freshReferenceTarget(generation, scope, shape) : undefined;
  if (fresh)
    return {
      kind: 'reference',
      id: newId(generation),
      type: wish.type,
      callee: { kind: 'function' },
      name: fresh.name,
    };
  if (fitting.length === 0) return undefined;
  const candidate = generation.random.pick(fitting);
  const callee = calleeOf(context, wish, candidate);
  return { kind: 'reference', id: newId(generation), type: wish.type, callee, name: candidate.method.name };
}

function makeConstructor(context: Context, wish: Wish, shape: FunctionShape): ConstructorExpression | undefined {
  const { generation } = context;
  const { result: of, parameters } = shape;
  const draft = of.kind === 'class' ? generation.classes.get(of.name) : undefined;
  if (of.kind !== 'class' || !draft || !isReferable(draft)) return undefined;
  const { fields } = draft;
  if (fields.length !== parameters.length || fields.some(({ type }, i) => type !== parameters[i])) return undefined;
  if (!wants(generation, 'constructorReferences', generation.policy.chances.constructorReference)) return undefined;
  return { kind: 'constructor', id: newId(generation), type: wish.type, of };
}

function fits({ method, seen }: Candidate, { parameters, result }: FunctionShape): boolean {
  return (
    method.typeParameters.length === 0 &&
    !method.overloaded &&
    method.parameters.every(({ vararg, default: value }) => !vararg && !value) &&
    seen.parameters.length === parameters.length &&
    seen.parameters.every((type, i) => type === parameters[i]) &&
    seen.result === result
  );
}

/** A call of a function value at hand whose result fits. */
export function makeInvoke(context: Context, wish: Wish): Expression | undefined {
  const { generation, scope } = context;
  const fitting = readable(generation, scope).flatMap((variable) => {
    const shape = functionShape(generation.hierarchy, variable.type);
    return shape && isAssignable(generation.hierarchy, shape.result, wish.type) ? [{ variable, shape }] : [];
  });
  if (fitting.length === 0) return undefined;
  const { variable, shape } = generation.random.pick(fitting);
  return {
    kind: 'invoke',
    id: newId(generation),
    type: shape.result,
    function: { kind: 'variable', id: newId(generation), type: variable.type, name: variable.name },
    arguments: shape.parameters.map((type) => part(context, wish, type)),
  };
}
