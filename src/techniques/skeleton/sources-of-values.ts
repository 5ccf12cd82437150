import type { Random } from '../../core/random.js';
import type { Assignable } from '../../model/skeleton/assignability.js';
import { shuffled } from '../../model/skeleton/shuffled.js';
import type { TypedValue } from '../../model/skeleton/probe-values.js';
import type { Hole } from '../../model/skeleton/holes.js';
import type { Notation } from '../../model/source/notation.js';
import type { Scope, Visible } from '../../model/source/scope.js';
import type { Skeleton } from './skeleton.js';
import type { FillingPolicy } from './policy.js';
import { type Callable, isPlain } from './write-call.js';

/** What can be called at a place. */
export type Callables = readonly Callable[];

/** A member of a type: a field, or something that is called. */
export interface Member {
  readonly name: string;
  readonly result: number;
  readonly callable?: Callable;
}

/** All that values are made of at one place. */
export interface Maker {
  readonly notation: Notation;
  readonly assignable: Assignable;
  readonly policy: FillingPolicy;
  readonly expressions: readonly TypedValue[];
  readonly variables: readonly Visible[];
  readonly callables: Callables;
  /** Members by the types that they are selected from. */
  readonly members: ReadonlyMap<number, readonly Member[]>;
}

/** What is called here: not what is around the place, which would call itself, nor what cannot be called everywhere. */
export function callablesAt({ start }: Hole, { names }: Scope, { view, file, notation }: Skeleton): Callables {
  const around = new Set(
    view.declarations.flatMap(({ name, parts }) =>
      parts.some((part) => part.start <= start && start < part.end) ? [name] : [],
    ),
  );
  const bound = boundNames({ view, file, notation });
  return names.flatMap(({ name, kind, signatures }) => {
    // What compilers add is written with underscores.
    if (/^(cupel|Cupel|__)/.test(name) || around.has(name) || bound.has(name)) return [];
    if (kind !== 'function' && kind !== 'method' && kind !== 'class') return [];
    const plain = signatures.filter(isPlain);
    return plain.map((signature) => ({ name, signature }));
  });
}

const known = new WeakMap<object, ReadonlySet<string>>();

// The declarations that say of themselves that they cannot be called everywhere.
function boundNames({ view, file, notation }: Pick<Skeleton, 'view' | 'file' | 'notation'>): ReadonlySet<string> {
  const found = known.get(view);
  if (found) return found;
  const { bound } = notation;
  const names = view.declarations.flatMap(({ name, parts: [part] }) => {
    const header = part ? (file.text.slice(part.start, part.end).split(/[{=]/)[0] ?? '') : '';
    return bound?.test(header) ? [name] : [];
  });
  const all = new Set(names);
  known.set(view, all);
  return all;
}

/** The members of some of the types that variables and expressions have. */
export async function membersOfTypes(
  { view, file, expressions, place, notation }: Skeleton,
  scopes: readonly Scope[],
  { policy, random }: { readonly policy: FillingPolicy; readonly random: Random },
): Promise<ReadonlyMap<number, readonly Member[]>> {
  const bound = boundNames({ view, file, notation });
  const types = new Set([
    ...scopes.flatMap(({ names }) =>
      names.flatMap(({ type, assigned }) => (assigned === true && type ? [type.id] : [])),
    ),
    ...expressions.map(({ type }) => type.id),
  ]);
  const members = new Map<number, readonly Member[]>();
  for (const type of shuffled([...types], random).slice(0, policy.types)) {
    const found = await view.membersOf(type, place);
    members.set(
      type,
      found.flatMap((each) =>
        each.static || notation.outside.test(each.name) || bound.has(each.name) ? [] : membersIn(each),
      ),
    );
  }
  return members;
}

function membersIn({ name, kind, type, signatures }: Visible): Member[] {
  if (kind === 'field' && type && signatures.length === 0) return [{ name, result: type.id }];
  const plain = signatures.filter(isPlain);
  return plain.map((signature) => ({ name, result: signature.result.id, callable: { name, signature } }));
}
