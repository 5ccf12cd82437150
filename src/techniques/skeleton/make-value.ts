import type { Random } from '../../core/random.js';
import type { Signature } from '../../model/source/scope.js';
import type { TypedValue } from '../../model/skeleton/probe-values.js';
import type { ValueKind } from './policy.js';
import type { Maker } from './sources-of-values.js';
import { type Callable, drawArity, writeCall, writeField } from './write-call.js';

/** What a value must be. */
export interface Wanted {
  readonly kind: ValueKind;
  /** The type, as it is written there. */
  readonly type: string;
  readonly fits: (type: number) => boolean;
  /** Nothing but that type will do. */
  readonly exactly: boolean;
}

// How many calls and members are tried for one hole.
const tries = 4;

/** Values of one kind for a place, as many as there are, or some of many. */
export function makeValue(maker: Maker, wanted: Wanted, random: Random): string[] {
  const { variables, notation, expressions } = maker;
  switch (wanted.kind) {
    case 'variable':
      return variables.flatMap(({ name, type }) => (type && wanted.fits(type.id) ? [name] : []));
    case 'constant':
      return [...notation.literals(wanted.type, wanted.exactly)];
    case 'generated':
      return expressions.flatMap(({ text, type }) => (wanted.fits(type.id) ? [text] : []));
    case 'call':
      return callsFor(maker, wanted, random);
    case 'member':
      return membersFor(maker, wanted, random);
  }
}

function callsFor(maker: Maker, { fits }: Wanted, random: Random): string[] {
  const fitting = maker.callables.filter(({ signature }) => fits(signature.result.id));
  if (fitting.length === 0) return [];
  return Array.from({ length: tries }, () => call(maker, random.pick(fitting), { depth: 1, random })).filter(isThere);
}

function membersFor(maker: Maker, { fits }: Wanted, random: Random): string[] {
  const selections = receivers(maker).flatMap((receiver) =>
    (maker.members.get(receiver.type) ?? []).flatMap((member) => (fits(member.result) ? [{ receiver, member }] : [])),
  );
  if (selections.length === 0) return [];
  return Array.from({ length: tries }, () => {
    const { receiver, member } = random.pick(selections);
    if (!member.callable) return writeField(receiver.text, member.name);
    return call(maker, { ...member.callable, receiver: receiver.text }, { depth: 1, random });
  }).filter(isThere);
}

function receivers({ variables, expressions, notation }: Maker): { readonly text: string; readonly type: number }[] {
  const all = [...variables.flatMap(({ name, type }) => (type ? [{ text: name, type }] : [])), ...expressions];
  return all.flatMap(({ text, type }) => (notation.missing.test(type.text) ? [] : [{ text, type: type.id }]));
}

interface Depth {
  readonly depth: number;
  readonly random: Random;
}

function call(maker: Maker, callable: Callable, { depth, random }: Depth): string | undefined {
  const { signature } = callable;
  const count = drawArity(signature, maker.policy.omitted, random);
  const values = signature.parameters.slice(0, count).map((parameter) => argument(maker, parameter, { depth, random }));
  if (!values.every(isThere)) return undefined;
  return writeCall(callable, { types: [], values }, maker.notation);
}

// Calls within calls become less likely with each level, and end at some depth (II-E).
function argument(
  maker: Maker,
  { type }: Signature['parameters'][number],
  { depth, random }: Depth,
): string | undefined {
  const { assignable, policy, callables } = maker;
  const isFalling = depth < policy.depth && random.chance(policy.recursion ** depth);
  if (isFalling) {
    const fitting = callables.filter(({ signature }) => assignable(signature.result.id, type.id));
    const made = fitting.length > 0 ? call(maker, random.pick(fitting), { depth: depth + 1, random }) : undefined;
    if (made !== undefined) return made;
  }
  const plain = [
    ...maker.variables.flatMap(({ name, type: own }) => (own && assignable(own.id, type.id) ? [name] : [])),
    ...maker.notation.literals(type.text, false),
  ];
  if (plain.length > 0) return random.pick(plain);
  const fitting = maker.expressions.filter((each: TypedValue) => assignable(each.type.id, type.id));
  return fitting.length > 0 ? random.pick(fitting).text : undefined;
}

function isThere<T>(value: T | undefined): value is T {
  return value !== undefined;
}
