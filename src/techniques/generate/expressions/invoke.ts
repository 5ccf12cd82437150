import type { Expression } from '../../../model/program/expression.js';
import { isAssignable } from '../../../model/types/assignable.js';
import { type FunctionShape, functionShape, invokedShape } from '../../../model/types/function-shape.js';
import type { Type } from '../../../model/types/type.js';
import { unify } from '../../../model/types/unify.js';
import { chooseType, repeat } from '../choose-type.js';
import type { MethodDraft } from '../draft.js';
import { factorOf, type Generation, newId, wants, within } from '../generation.js';
import { readable } from '../scope.js';
import { callOf } from './call.js';
import { type Context, part, type Wish } from './context.js';
import { access, fieldOfAny, reachableFields } from './fields.js';
import { freshCandidate } from './fresh-method.js';
import { pickCandidate, reachable } from './resolve.js';

/** A call of a function value: one at hand, a field of any object, or what a new function gives. */
export function makeInvoke(context: Context, wish: Wish): Expression | undefined {
  const { random, policy } = context.generation;
  const live = () => liveFunction(context, wish);
  const made = () => functionOfAny(context, wish);
  const value =
    (random.chance(policy.chances.liveReceiver) ? (live() ?? made()) : (made() ?? live())) ??
    freshFunctionValue(context, wish);
  const shape = value && invokedShape(context.generation.hierarchy, value.type);
  if (!shape || !isAssignable(context.generation.hierarchy, shape.result, wish.type)) return undefined;
  return {
    kind: 'invoke',
    id: newId(context.generation),
    type: shape.result,
    function: value,
    arguments: (takenBy(context, value) ?? shape.parameters).map((type) => part(context, wish, type)),
  };
}

// What a closure takes, if only its variable tells.
function takenBy({ scope }: Context, value: Expression): readonly Type[] | undefined {
  return value.kind === 'variable' ? scope.variables.find(({ name }) => name === value.name)?.takes : undefined;
}

// A variable or a field of a function type, or what a method gives.
function liveFunction(context: Context, wish: Wish): Expression | undefined {
  const { generation, scope } = context;
  const gives = givesIn(generation, wish.type);
  const makers: (() => Expression | undefined)[] = [];
  const closures = scope.variables.filter(({ takes }) => takes);
  for (const { name, type } of [...readable(generation, scope), ...closures])
    if (gives(type)) makers.push(() => ({ kind: 'variable', id: newId(generation), type, name }));
  for (const field of reachableFields(context, ({ type }) => gives(type) !== undefined))
    makers.push(() => access(context, field));
  const methods = reachable(context, undefined, isFunctional(generation)).filter(({ seen }) => gives(seen.result));
  const candidate = pickCandidate(context, methods);
  if (candidate) makers.push(() => callOf(context, { ...wish, depth: wish.depth - 1 }, candidate));
  return makers.length === 0 ? undefined : generation.random.pick(makers)();
}

// Whether what a method gives may be a function, as it is declared.
function isFunctional({ hierarchy }: Generation): (method: MethodDraft) => boolean {
  return ({ free, result }) =>
    free.size === 0 && (result.kind === 'parameter' || functionShape(hierarchy, result) !== undefined);
}

function givesIn({ hierarchy }: Generation, wanted: Type): (type: Type) => FunctionShape | undefined {
  return (type) => {
    const shape = invokedShape(hierarchy, type);
    return shape && isAssignable(hierarchy, shape.result, wanted) ? shape : undefined;
  };
}

// A field of a class that can be made to hold such a function, of an object that is made for it.
function functionOfAny(context: Context, wish: Wish): Expression | undefined {
  const { generation } = context;
  const { hierarchy } = generation;
  const gives = givesIn(generation, wish.type);
  return fieldOfAny(context, wish, {
    key: -1 - wish.type.id,
    match: (type, free) => {
      const shape = functionShape(hierarchy, type);
      return shape && unify(hierarchy, shape.result, wish.type, free);
    },
    fits: (type) => gives(type) !== undefined,
  });
}

function freshFunctionValue(context: Context, wish: Wish): Expression | undefined {
  const { generation, scope } = context;
  const { builtIns, policy } = generation;
  if (wish.type.kind === 'primitive' || factorOf(generation, 'functionTypes') === 0) return undefined;
  const inner = { depth: 0, primitives: false, projections: false };
  const closure = wants(generation, 'closures', policy.chances.closureType) ? builtIns.closureType : undefined;
  const parameters = repeat(within(generation, policy.counts.functionParameters), () =>
    chooseType(generation, scope, inner),
  );
  const type = closure?.(wish.type) ?? builtIns.functionType(parameters, wish.type);
  const candidate = type && freshCandidate(context, type);
  return candidate && callOf(context, { ...wish, depth: wish.depth - 1 }, candidate);
}
