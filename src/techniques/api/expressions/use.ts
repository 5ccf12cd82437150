import type { Argument, Expression } from '../../../model/program/expression.js';
import type { ClassType, Type } from '../../../model/types/type.js';
import { mustDeclare } from '../types/must-declare.js';
import { subtypeOf } from '../types/subtype-of.js';
import { attempt, newId, type Writing } from '../writing.js';
import { constant } from './constant.js';
import { isCertain, namesakesOf } from './overloads.js';
import { type Signature, signatureOf, type Use } from './signature.js';

/** Uses a member with values for all its parameters; nothing if it is not certain what such a use means. */
export function use(writing: Writing, wanted: Use, depth: number): Expression | undefined {
  const signature = signatureOf(writing, wanted);
  if (!signature || !mayBeThrown(writing, signature)) return undefined;
  return (
    attempt(writing, () => useWith(writing, signature, wanted.receiver, valuesFor(writing, signature, depth))) ??
    attempt(writing, () => useWith(writing, signature, wanted.receiver, constantsFor(writing, signature)))
  );
}

/** Uses a member with certain values. */
function useWith(
  writing: Writing,
  signature: Signature,
  receiver: Expression | undefined,
  values: readonly Expression[] | undefined,
): Expression | undefined {
  if (!values || !isCertain(writing, signature, values)) return undefined;
  return expressionOf(writing, signature, receiver, values);
}

/** The expression of a use. */
export function expressionOf(
  writing: Writing,
  signature: Signature,
  receiver: Expression | undefined,
  values: readonly Expression[],
): Expression {
  const { member, typeArguments, result } = signature;
  const { kind, name, owner } = member;
  noteUse(writing, signature, values.length);
  for (const type of signature.throws) if (mustDeclare(writing, type)) writing.thrown.add(type);
  const id = newId(writing);
  if (kind === 'field')
    return receiver
      ? { kind: 'field', id, type: result, receiver, owner: owner.name, name }
      : { kind: 'staticField', id, type: result, owner: owner.name, name };
  if (kind === 'constructor') {
    const own = typeArguments.slice(typeArguments.length - member.typeParameters.length);
    return { kind: 'new', id, type: result as ClassType, by: { name, typeArguments: own }, arguments: values };
  }
  const callee = receiver
    ? ({ kind: 'object', receiver, owner: owner.name } as const)
    : ({ kind: 'static', owner: owner.name } as const);
  const given = values.map((value): Argument => ({ value }));
  return {
    kind: 'call',
    id,
    type: result,
    callee,
    name,
    typeArguments: typeArguments,
    arguments: given,
  };
}

function noteUse(writing: Writing, signature: Signature, count: number): void {
  const { member } = signature;
  if (member.kind === 'field') writing.used.set(member, 'none');
  if (member.kind === 'field' || writing.used.get(member) === 'sameCount') return;
  writing.used.set(member, namesakesOf(writing, signature, count));
}

function mayBeThrown(writing: Writing, { throws }: Signature): boolean {
  return writing.mayThrow || !throws.some((type) => mustDeclare(writing, type));
}

function valuesFor(writing: Writing, { member, formals }: Signature, depth: number): Expression[] | undefined {
  const { random, policy } = writing;
  const values: Expression[] = [];
  for (const [i, formal] of formals.entries()) {
    if (!formal) return undefined;
    const isVararg = member.parameters[i]?.vararg;
    const count = isVararg ? varargsAt(writing, depth) : 1;
    for (let each = 0; each < count; each++) {
      const type = random.chance(policy.chances.subtype) ? subtypeOf(writing, formal, policy.typeDepth - 1) : formal;
      values.push(writing.inhabitant(writing, type, depth - 1));
    }
  }
  return values;
}

// Where nothing more may be nested there are none: each could hold some more of its own without an end.
function varargsAt({ random, policy }: Writing, depth: number): number {
  if (depth <= 0) return 0;
  return random.chance(policy.chances.secondVararg) ? 2 : random.int(0, 1);
}

// Of exactly the types of the parameters: overloads are told apart then, if they can be.
function constantsFor(writing: Writing, { member, formals }: Signature): Expression[] | undefined {
  if (formals.includes(undefined)) return undefined;
  return formals.flatMap((formal, i) => (member.parameters[i]?.vararg ? [] : [constant(writing, formal as Type)]));
}
