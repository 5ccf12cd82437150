import type { Expression, Statement } from '../../model/program/expression.js';
import type { TypeParameter } from '../../model/types/hierarchy.js';
import type { Substitution } from '../../model/types/substitute.js';
import { isSubtype } from '../../model/types/subtype.js';
import { type ClassType, parameterLabel, type Type } from '../../model/types/type.js';
import type { MethodDraft } from './draft.js';
import type { Context } from './expressions/context.js';
import { allows, type Generation, newId, wants } from './generation.js';
import { readable, type Scope } from './scope.js';

/** Whether an exception may be thrown at a place: it is caught or declared around it, or need not be (JLS 11.2). */
function mayThrow({ hierarchy, builtIns }: Generation, { handles = [] }: Scope, type: Type): boolean {
  const free = builtIns.exceptions?.all.filter(({ checked }) => !checked).map((each) => each.type) ?? [];
  return [...free, ...handles].some((each) => isSubtype(hierarchy, type, each));
}

/** Whether what a method throws may be thrown at a place; for its own type parameters something can be found. */
export function mayCall(generation: Generation, scope: Scope, { throws = [], free }: MethodDraft): boolean {
  return throws.every(
    (type) => (type.kind === 'parameter' && free.has(type.name)) || mayThrow(generation, scope, type),
  );
}

/** Exceptions for the type parameters that a method throws; nothing if what is known of them may not be thrown here. */
export function thrownArguments(
  { generation, scope }: Context,
  { throws = [], free }: MethodDraft,
  known: Substitution,
): Substitution | undefined {
  const found = new Map<string, Type>();
  for (const type of throws) {
    if (type.kind !== 'parameter' || !free.has(type.name)) continue;
    const given = known.get(type.name);
    if (given && !mayThrow(generation, scope, given)) return undefined;
    if (!given) found.set(type.name, generation.random.pick(throwable(generation, scope)));
  }
  return found;
}

function throwable(generation: Generation, scope: Scope): ClassType[] {
  const all = generation.builtIns.exceptions?.all ?? [];
  return all.map(({ type }) => type).filter((type) => mayThrow(generation, scope, type));
}

/**
 * What a method declares to throw: exceptions, or one more type parameter of its own, if there may be one, which hides none
 * that are in scope.
 */
export function declareThrown(
  generation: Generation,
  name: string,
  { inScope, own }: { readonly inScope: readonly string[]; readonly own: number },
): { readonly thrown?: TypeParameter; readonly throws?: readonly Type[] } {
  const { builtIns, policy, hierarchy, random, names } = generation;
  const { exceptions } = builtIns;
  if (!exceptions || !wants(generation, 'checkedExceptions', policy.chances.throws)) return {};
  const hasRoom = own < policy.typeParameters[1] && allows(generation, 'genericMethods');
  if (hasRoom && wants(generation, 'boundedParameters', policy.chances.thrownParameter)) {
    const label = names.typeParameter(inScope.map(parameterLabel));
    const thrown: TypeParameter = { name: `${name}.${label}`, variance: 'invariant', bound: exceptions.checked };
    return { thrown, throws: [hierarchy.table.parameter(thrown.name)] };
  }
  // Not the one above all others: what throws it could be called nearly nowhere.
  const checked = exceptions.all.filter((each) => each.checked && each.type !== exceptions.checked);
  return checked.length === 0 ? {} : { throws: [random.pick(checked).type] };
}

/** A statement that throws something that may be thrown here. */
export function makeThrow({ generation, scope }: Context): Statement {
  const { random } = generation;
  const isOpen = (type: Type) => type.kind === 'parameter' && (scope.handles ?? []).includes(type);
  const variables = readable(generation, scope).filter(({ type }) => isOpen(type));
  const known = variables.length > 0 && random.chance(0.5) ? random.pick(variables) : undefined;
  const value: Expression = known
    ? { kind: 'variable', id: newId(generation), type: known.type, name: known.name }
    : { kind: 'new', id: newId(generation), type: random.pick(throwable(generation, scope)), arguments: [] };
  return { kind: 'throw', id: newId(generation), value };
}
