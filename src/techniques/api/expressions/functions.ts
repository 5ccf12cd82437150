import type { Expression } from '../../../model/program/expression.js';
import { isAssignable } from '../../../model/types/assignable.js';
import { type FunctionShape, lambdaShape } from '../../../model/types/function-shape.js';
import { mentionsParameter, type ClassType, type Type } from '../../../model/types/type.js';
import { nodeKey } from '../graph/api-graph.js';
import type { Member, Owner } from '../graph/member.js';
import { memberLabel } from '../../../model/program/library-class.js';
import { mustDeclare } from '../types/must-declare.js';
import { newId, ownerOf, type Writing } from '../writing.js';
import { signatureOf } from './signature.js';

/** A lambda for a functional interface or a function type; nothing for other types. */
export function lambdaFor(writing: Writing, type: Type, depth: number): Expression | undefined {
  const shape = lambdaShape(writing.hierarchy, type);
  if (!shape || (type.kind !== 'class' && type.kind !== 'function') || writing.policy.chances.lambda === 0)
    return undefined;
  const { mayThrow, locals } = writing;
  const parameters = shape.parameters.map((each, i) => ({
    id: newId(writing),
    name: `${String.fromCharCode(97 + (i % 26))}${locals.length}`,
    type: each,
  }));
  writing.mayThrow = false;
  writing.locals = [...locals, ...parameters];
  const result = isNothing(shape.result) ? undefined : writing.inhabitant(writing, shape.result, depth - 1);
  writing.mayThrow = mayThrow;
  writing.locals = locals;
  return { kind: 'lambda', id: newId(writing), type, parameters, body: { statements: [], ...(result && { result }) } };
}

function isNothing(type: Type): boolean {
  return type.kind === 'primitive' && type.name === 'void';
}

/** A method or a constructor as a function, where no other one of its name could be meant. */
export function referenceFor(writing: Writing, type: ClassType): Expression | undefined {
  const shape = lambdaShape(writing.hierarchy, type);
  if (!shape || writing.api.support.references === false) return undefined;
  const { random, policy } = writing;
  const candidates = [...membersOfFirst(writing, shape), ...producersOf(writing, shape)];
  for (let i = 0; i < policy.tries && candidates.length > 0; i++) {
    const made = referTo(writing, random.pick(candidates), type, shape);
    if (made) return made;
  }
  return undefined;
}

function membersOfFirst(writing: Writing, { parameters: [first] }: FunctionShape): Member[] {
  const owner = first && ownerOf(writing, first);
  return owner ? [...writing.api.visible(owner).actual.values()].flatMap(({ member }) => member ?? []) : [];
}

function producersOf({ api, random, policy }: Writing, { result }: FunctionShape): Member[] {
  const { nodes, edges, members } = api.graph;
  const node = nodes.get(nodeKey(result));
  if (node === undefined || result.kind === 'top') return [];
  const [start, end] = [edges.inStart[node] as number, edges.inStart[node + 1] as number];
  if (start === end) return [];
  return Array.from(
    { length: policy.tries },
    () => members[edges.inFrom[random.int(start, end - 1)] as number] ?? [],
  ).flat();
}

function referTo(writing: Writing, member: Member, type: ClassType, shape: FunctionShape): Expression | undefined {
  if (member.kind === 'field' || member.typeParameters.length > 0) return undefined;
  if (member.parameters.some(({ vararg }) => vararg)) return undefined;
  if (member.kind === 'constructor') return constructorReference(writing, member, type, shape);
  if (!isOnlyOne(writing, member.owner, member)) return undefined;
  const [first, ...others] = shape.parameters;
  if (member.isStatic)
    return fits(writing, { member }, shape.parameters, shape) ? referenceOf(writing, member, type) : undefined;
  const owner = first && ownerOf(writing, first);
  if (!owner || !isOnlyOne(writing, owner, member)) return undefined;
  const object = { kind: 'constant', id: 0, type: first } as const;
  return fits(writing, { member, receiver: object }, others, shape) ? referenceOf(writing, member, type) : undefined;
}

function referenceOf(writing: Writing, member: Member, type: ClassType): Expression {
  if (!writing.used.has(member)) writing.used.set(member, 'none');
  const callee = { kind: 'static', owner: member.owner.name } as const;
  return { kind: 'reference', id: newId(writing), type, callee, name: member.name };
}

function constructorReference(
  writing: Writing,
  member: Member,
  type: ClassType,
  shape: FunctionShape,
): Expression | undefined {
  const { owner } = member;
  if (owner.typeParameters.length > 0 || owner.source.constructors.length > 1) return undefined;
  if (!fits(writing, { member }, shape.parameters, shape)) return undefined;
  return { kind: 'constructor', id: newId(writing), type, of: owner.self };
}

function isOnlyOne({ api }: Writing, owner: Owner, member: Member): boolean {
  const { named, unknown } = api.visible(owner);
  const label = memberLabel(member.name);
  return named.get(label)?.length === 1 && !unknown.has(label);
}

function fits(
  writing: Writing,
  { member, receiver }: { member: Member; receiver?: Expression },
  given: readonly Type[],
  { result }: FunctionShape,
): boolean {
  const { hierarchy } = writing;
  const signature = signatureOf(writing, { member, by: new Map(), ...(receiver && { receiver }) });
  if (!signature || signature.formals.length !== given.length) return false;
  if (signature.throws.some((type) => mustDeclare(writing, type))) return false;
  if (mentionsParameter(signature.result)) return false;
  return (
    signature.formals.every((formal, i) => formal && isAssignable(hierarchy, given[i] as Type, formal)) &&
    (isNothing(result) || isAssignable(hierarchy, signature.result, result))
  );
}
