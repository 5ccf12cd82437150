import type { Argument, CallExpression, Callee, Expression } from '../../../model/program/expression.js';
import { substitute } from '../../../model/types/substitute.js';
import type { Type } from '../../../model/types/type.js';
import { completeArguments, repeat } from '../choose-type.js';
import type { MethodDraft } from '../draft.js';
import { newId, wants, within } from '../generation.js';
import type { Scope } from '../scope.js';
import { thrownArguments } from '../throwing.js';
import { type CapturedCall, captureCall, hasWrittenType } from './capture.js';
import { isConfusableCall } from './confusable.js';
import { argument, type Context, part, type Wish } from './context.js';
import { receiverOf } from './receiver.js';
import type { Candidate } from './resolve.js';

/** A call of a candidate; nothing if its type parameters cannot be given types within their bounds. */
export function callOf(context: Context, wish: Wish, candidate: Candidate): CallExpression | undefined {
  const { generation } = context;
  const { table } = generation.hierarchy;
  const { method, seen } = candidate;
  const types = ownArguments(context, candidate);
  if (!types || isConfusableCall(context, candidate, types)) return undefined;
  const captured = method.free.size > 0 ? captureCall(generation, candidate, types, wish.type) : undefined;
  if (captured) return capturingCall(context, wish, candidate, captured);
  const own = new Map(method.typeParameters.map(({ name }, i) => [name, types[i] as Type]));
  return {
    kind: 'call',
    id: newId(generation),
    type: substitute(seen.result, own, table),
    callee: calleeOf(context, wish, candidate),
    name: method.name,
    typeArguments: types,
    arguments: argumentsFor(
      context,
      wish,
      method,
      seen.parameters.map((type) => substitute(type, own, table)),
    ),
  };
}

// The arguments tell the type arguments, so each has a type of its own.
function capturingCall(context: Context, wish: Wish, candidate: Candidate, captured: CapturedCall): CallExpression {
  const { parameters, saying, result, typeArguments } = captured;
  const { name, parameters: declared } = candidate.method;
  return {
    kind: 'call',
    id: newId(context.generation),
    type: result,
    callee: calleeOf(context, wish, candidate),
    name,
    typeArguments,
    arguments: parameters.flatMap((type, i): Argument[] => {
      if (declared[i]?.vararg) return [];
      const value = part(context, wish, type, true);
      const isSure = !saying.has(i) || hasWrittenType(value);
      return [{ value: isSure ? value : { kind: 'constant', id: newId(context.generation), type } }];
    }),
  };
}

// Types for the type parameters of the method itself.
function ownArguments(context: Context, { method, seen, found }: Candidate): Type[] | undefined {
  const { generation, scope } = context;
  if (method.free.size === 0) return [];
  const thrown = method.throws ? thrownArguments(context, method, found) : found;
  if (!thrown) return undefined;
  const known = new Map([...seen.known, ...found, ...thrown]);
  const by = completeArguments(generation, scope, method.typeParameters, { known, depth: 1 });
  return by && method.typeParameters.map(({ name }) => by.get(name) as Type);
}

/** What stands before the dot of a call. */
export function calleeOf(context: Context, wish: Wish, { method, on }: Candidate): Callee {
  const { generation, scope } = context;
  if (on.kind === 'function') return { kind: 'function' };
  const owner = (method.owner as NonNullable<MethodDraft['owner']>).name;
  if (on.kind === 'static') return { kind: 'static', owner };
  const id = newId(generation);
  let receiver: Expression;
  if (on.kind === 'this') receiver = { kind: 'this', id, type: (scope.owner as NonNullable<Scope['owner']>).self };
  else if (on.kind === 'variable') receiver = { kind: 'variable', id, type: on.type, name: on.name };
  else receiver = receiverOf(context, wish, on.type);
  return { kind: 'object', receiver, owner };
}

function argumentsFor(context: Context, wish: Wish, method: MethodDraft, types: readonly Type[]): Argument[] {
  const { generation } = context;
  const { random, policy } = generation;
  let given = method.parameters.length;
  while (given > 0 && method.parameters[given - 1]?.default && random.chance(policy.chances.omittedArgument)) given--;
  const isVararg = method.parameters.some(({ vararg }) => vararg);
  // Once an argument has a name, all that follow have one.
  const named =
    !isVararg && given > 0 && wants(generation, 'namedArguments', policy.chances.namedArguments)
      ? random.int(0, given)
      : given;
  return method.parameters.slice(0, given).flatMap((parameter, i): Argument[] => {
    const type = types[i] as Type;
    if (parameter.vararg)
      return repeat(within(generation, policy.counts.varargs), () => ({ value: part(context, wish, type) }));
    const value = method.overloaded ? part(context, wish, type) : argument(context, wish, type);
    return [i >= named ? { name: parameter.name, value } : { value }];
  });
}
