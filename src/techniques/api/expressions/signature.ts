import type { Expression } from '../../../model/program/expression.js';
import { givenThrough, seenThrough, type View, viewOf } from '../../../model/types/approximate.js';
import { type Substitution, substitute } from '../../../model/types/substitute.js';
import { viewAs } from '../../../model/types/subtype.js';
import type { Type } from '../../../model/types/type.js';
import type { Member, Owner } from '../graph/member.js';
import { ownerOf, type Writing } from '../writing.js';

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
