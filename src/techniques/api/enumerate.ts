import type { Expression } from '../../model/program/expression.js';
import { substitute, type Substitution } from '../../model/types/substitute.js';
import type { Type } from '../../model/types/type.js';
import { constant } from './expressions/constant.js';
import { isCertain } from './expressions/overloads.js';
import { type Signature, signatureOf, type Use } from './expressions/signature.js';
import { expressionOf } from './expressions/use.js';
import { isVoid, type Member, parametersOf } from './graph/member.js';
import type { TestCase } from './test-case.js';
import { instantiate } from './types/instantiate.js';
import { supertypesOf } from './types/supertypes-of.js';
import { typesBelow } from './types/types-below.js';
import type { Writing } from './writing.js';

/**
 * The types that may stand at each position of a typing sequence of a component under one substitution (3.3 of the paper):
 * of the object, of each value, and what is expected.
 */
export interface Positions {
  readonly by: Substitution;
  /** One list for each position; a component without an object has none for it, one that gives nothing none at the end. */
  readonly types: readonly (readonly Type[])[];
}

/** Finds the types of each position under a substitution that chance chooses; nothing if it finds none. */
export function positionsOf(writing: Writing, component: Member): Positions | undefined {
  const { hierarchy, policy } = writing;
  const by = instantiate(writing, parametersOf(component), new Map(), policy.typeDepth);
  if (!by) return undefined;
  const seen = (type: Type) => substitute(type, by, hierarchy.table);
  const result = seen(component.result);
  return {
    by,
    types: [
      ...(component.isStatic ? [] : [typesBelow(writing, seen(component.owner.self), policy.typeDepth)]),
      ...component.parameters.map(({ type }) => typesBelow(writing, seen(type), policy.typeDepth)),
      ...(isVoid(component) ? [] : [result.kind === 'class' ? supertypesOf(writing, result) : [result]]),
    ],
  };
}

/** How many typing sequences there are: every combination of the types of the positions. */
export function sequenceCount({ types }: Positions): number {
  return types.reduce((product, each) => product * each.length, 1);
}

/** The typing sequence with a number. */
export function sequenceAt({ types }: Positions, index: number): Type[] {
  let rest = index;
  const chosen = [...types].reverse().map((each) => {
    const type = each[rest % each.length] as Type;
    rest = Math.floor(rest / each.length);
    return type;
  });
  return chosen.reverse();
}

/** A use of a component with exactly these types; nothing if it is not certain what it means. */
export function realize(
  writing: Writing,
  component: Member,
  by: Substitution,
  sequence: readonly Type[],
): TestCase | undefined {
  const types = [...sequence];
  const object = component.isStatic ? undefined : types.shift();
  const receiver = object && exactly(writing, object);
  const use: Use = { member: component, by, ...(receiver && { receiver }) };
  const signature = signatureOf(writing, use);
  if (!signature) return undefined;
  const values = component.parameters.map((_, i) => exactly(writing, types[i] as Type));
  if (!isCertain(writing, signature, values)) return undefined;
  const expected = isVoid(component) ? undefined : types.at(-1);
  const expression = expressionOf(writing, signature, receiver, values);
  return { component, use, expression, ...(expected && { expected: wider(signature, expected) }) };
}

// An overriding method may give something more special, which is what is expected then.
function wider({ member, result }: Signature, expected: Type): Type {
  return member.result.kind === 'primitive' ? result : expected;
}

function exactly(writing: Writing, type: Type): Expression {
  const made = writing.inhabitant(writing, type, writing.policy.depth);
  return made.type === type ? made : constant(writing, type);
}
