import type { Argument, Expression } from '../../../model/program/expression.js';
import { givenThrough, seenThrough, type View, viewOf } from '../../../model/types/approximate.js';
import { substitute, type Substitution } from '../../../model/types/substitute.js';
import { viewAs } from '../../../model/types/subtype.js';
import type { ClassType, Type, TypeArgument } from '../../../model/types/type.js';
import type { Member, Owner } from '../graph/member.js';
import { mustDeclare } from '../types/must-declare.js';
import { subtypeOf } from '../types/subtype-of.js';
import { attempt, newId, ownerOf, type Writing } from '../writing.js';
import { constant, inhabitant } from './inhabitant.js';
import { hasRivals, isCertain } from './overloads.js';

/** A member, what its type parameters stand for, and the object that it is used of. */
export interface Use {
  readonly member: Member;
  readonly by: Substitution;
  readonly receiver?: Expression;
}

/** What a use takes and gives, once the class of the object has said which method it means. */
export interface Signature {
  readonly member: Member;
  /** The class in which methods of the name are looked for. */
  readonly seenIn: Owner;
  readonly typeArguments: readonly Type[];
  /** One for each parameter; nothing where no value can be given but null. */
  readonly formals: readonly (Type | undefined)[];
  readonly result: Type;
  readonly throws: readonly Type[];
  /** How the object shows its members. */
  readonly view: View;
}

const plain: View = { exact: new Map(), projected: new Map() };

/** The signature of a use; nothing if the member cannot be used so. */
export function signatureOf(writing: Writing, { member, by, receiver }: Use): Signature | undefined {
  const { hierarchy } = writing;
  const { table } = hierarchy;
  const seen = receiver ? seenThere(writing, member, receiver.type) : member;
  if (!seen) return undefined;
  const actual = seen;
  const typeArguments = member.typeParameters.map(({ name }) => by.get(name));
  if (typeArguments.includes(undefined)) return undefined;
  const own: Substitution = receiver
    ? new Map(actual.typeParameters.map(({ name }, i) => [name, typeArguments[i] as Type]))
    : by;
  const view = receiver ? viewOfObject(writing, receiver.type, seen.owner) : plain;
  if (!view) return undefined;
  const inOwn = (type: Type) => substitute(type, own, table);
  const result = seenThrough(hierarchy, inOwn(actual.result), view);
  if (!result) return undefined;
  return {
    member: actual,
    seenIn: receiver ? (ownerOf(writing, receiver.type) as Owner) : member.owner,
    typeArguments: typeArguments as Type[],
    formals: actual.parameters.map(({ type }) => givenThrough(hierarchy, inOwn(type), view)),
    result,
    throws: actual.throws.map((type) => seenThrough(hierarchy, inOwn(type), view) ?? table.top),
    view,
  };
}

// The class of the object may override the method, with a more special result for example.
function seenThere(writing: Writing, member: Member, type: Type): Member | undefined {
  if (member.kind === 'field') return member;
  const owner = ownerOf(writing, type);
  const seen = owner && writing.api.visible(owner).actual.get(member.id)?.member;
  // An overriding method has as many type parameters (JLS 8.4.2).
  return seen?.typeParameters.length === member.typeParameters.length ? seen : undefined;
}

function viewOfObject({ hierarchy }: Writing, type: Type, owner: Owner): View | undefined {
  const seen = type.kind === 'class' ? viewAs(hierarchy, type, owner.name) : undefined;
  return seen && viewOf(hierarchy, seen);
}

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
export function useWith(
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
  const isOverloaded = writing.used.get(member) ?? (member.kind !== 'field' && hasRivals(writing, signature, count));
  writing.used.set(member, isOverloaded);
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
    const count = isVararg ? (random.chance(policy.chances.secondVararg) ? 2 : random.int(0, 1)) : 1;
    for (let each = 0; each < count; each++) {
      const type = random.chance(policy.chances.subtype) ? subtypeOf(writing, formal, policy.typeDepth - 1) : formal;
      values.push(inhabitant(writing, type, depth - 1));
    }
  }
  return values;
}

// Of exactly the types of the parameters: overloads are told apart then, if they can be.
function constantsFor(writing: Writing, { member, formals }: Signature): Expression[] | undefined {
  if (formals.includes(undefined)) return undefined;
  return formals.flatMap((formal, i) => (member.parameters[i]?.vararg ? [] : [constant(writing, formal as Type)]));
}
