import type { Argument, CallExpression, Callee, Expression } from '../../../model/program/expression.js';
import { isAssignable } from '../../../model/types/assignable.js';
import { type Substitution, substitute } from '../../../model/types/substitute.js';
import type { ClassType, Type } from '../../../model/types/type.js';
import { unify } from '../../../model/types/unify.js';
import { completeArguments, repeat, visibleClasses } from '../choose-type.js';
import type { MethodDraft } from '../draft.js';
import { type Generation, newId, pickWeighted, wants } from '../generation.js';
import { ancestry, isAccessible, memberType, type SeenMethod, seeMethod } from '../members.js';
import { readable, type Scope } from '../scope.js';
import { type Context, part, type Wish } from './context.js';

/** A method that can be called here, and on what. */
export interface Candidate {
  readonly method: MethodDraft;
  readonly seen: SeenMethod;
  readonly on:
    | { readonly kind: 'function' }
    | { readonly kind: 'static' }
    | { readonly kind: 'this' }
    | { readonly kind: 'variable'; readonly name: string; readonly type: Type }
    | { readonly kind: 'made'; readonly type: ClassType };
  /** Types for the method's own type parameters that the wanted type asks for. */
  readonly found: Substitution;
}

/** Functions, methods of classes, and methods of the objects at hand, whose result fits (Algorithm 1, lines 2 and 3). */
export function reachable({ generation, scope }: Context, wanted: Type | undefined): Candidate[] {
  const { functions } = generation;
  const found: Candidate[] = [];
  const consider = (method: MethodDraft, seen: SeenMethod | undefined, on: Candidate['on']) => {
    const match = seen && (wanted ? matching(generation, method, seen, wanted) : new Map<string, Type>());
    if (seen && match) found.push({ method, seen, on, found: match });
  };
  for (const each of functions) consider(each, plainly(each), { kind: 'function' });
  for (const draft of generation.classes.values()) {
    for (const each of draft.methods) if (each.static) consider(each, plainly(each), { kind: 'static' });
  }
  if (scope.hasThis && scope.owner) {
    for (const method of methodsOf(generation, scope, scope.owner.self, true))
      consider(method, seeMethod(generation, method, scope.owner.self), { kind: 'this' });
  }
  for (const { name, type } of readable(generation, scope)) {
    const receiver = memberType(generation, type);
    if (!receiver) continue;
    for (const method of methodsOf(generation, scope, receiver, false))
      consider(method, seeMethod(generation, method, receiver), { kind: 'variable', name, type });
  }
  return found;
}

/** Methods of any class whose result can be made to fit; an object must be made for them (lines 11 to 23). */
export function resolvable({ generation, scope }: Context, wanted: Type): Candidate[] {
  const { hierarchy } = generation;
  const found: Candidate[] = [];
  for (const draft of visibleClasses(generation, scope)) {
    for (const method of draft.methods) {
      if (method.static || !isAccessible(scope, { access: method.access, owner: draft, onThis: false })) continue;
      const free = new Set([...draft.typeParameters.map(({ name }) => name), ...method.free]);
      const by = unifyOnce(generation, method, wanted, free);
      if (!by) continue;
      const known = completeArguments(generation, scope, draft.typeParameters, {
        known: pick(by, draft.typeParameters),
        depth: 1,
      });
      if (!known) continue;
      const args = draft.typeParameters.map(({ name }) => known.get(name) as Type);
      const type = hierarchy.table.classType(draft.name, args);
      const seen = seeMethod(generation, method, type);
      const match = seen && matching(generation, method, seen, wanted);
      if (seen && match) found.push({ method, seen, on: { kind: 'made', type }, found: match });
    }
  }
  return found;
}

function pick(by: Substitution, parameters: readonly { name: string }[]): Map<string, Type> {
  return new Map(parameters.flatMap(({ name }) => (by.has(name) ? [[name, by.get(name) as Type]] : [])));
}

// The same question is asked again and again, since types repeat.
function unifyOnce(generation: Generation, method: MethodDraft, wanted: Type, free: ReadonlySet<string>) {
  let known = method.matches.get(wanted.id);
  if (known === undefined) {
    known = unify(generation.hierarchy, method.result, wanted, free) ?? null;
    method.matches.set(wanted.id, known);
  }
  return known;
}

function plainly(method: MethodDraft): SeenMethod {
  return { parameters: method.parameters.map(({ type }) => type), result: method.result, known: new Map() };
}

function methodsOf(generation: Generation, scope: Scope, type: ClassType, onThis: boolean): MethodDraft[] {
  const draft = generation.classes.get(type.name);
  if (!draft) return [];
  return ancestry(generation, draft).flatMap((owner) =>
    owner.methods.filter(
      ({ static: isStatic, access, overrides }) => !isStatic && !overrides && isAccessible(scope, { access, owner, onThis }),
    ),
  );
}

function matching(
  generation: Generation,
  method: MethodDraft,
  seen: SeenMethod,
  wanted: Type,
): Substitution | undefined {
  const { hierarchy } = generation;
  if (method.free.size === 0) return isAssignable(hierarchy, seen.result, wanted) ? new Map<string, Type>() : undefined;
  return unify(hierarchy, seen.result, wanted, method.free);
}

/** Picks a candidate. A method that gives whatever one asks for would otherwise be called everywhere. */
export function pickCandidate({ generation }: Context, candidates: readonly Candidate[]): Candidate | undefined {
  const key = pickWeighted(
    generation.random,
    candidates.map(({ method }, i) => [String(i), isAnything(method) ? generation.policy.chances.anythingCall : 1]),
  );
  return key === undefined ? undefined : candidates[Number(key)];
}

function isAnything({ result, free }: MethodDraft): boolean {
  return result.kind === 'parameter' && free.has(result.name);
}

/** A call of a candidate; nothing if its type parameters cannot be given types within their bounds. */
export function callOf(context: Context, wish: Wish, candidate: Candidate): CallExpression | undefined {
  const { generation, scope } = context;
  const { hierarchy } = generation;
  const { method, seen } = candidate;
  const known = new Map([...seen.known, ...candidate.found]);
  const by = completeArguments(generation, scope, method.typeParameters, { known, depth: 1 });
  if (!by) return undefined;
  const types = method.typeParameters.map(({ name }) => by.get(name) as Type);
  const own = new Map(method.typeParameters.map(({ name }, i) => [name, types[i] as Type]));
  const result = substitute(seen.result, own, hierarchy.table);
  const parameters = seen.parameters.map((type) => substitute(type, own, hierarchy.table));
  return {
    kind: 'call',
    id: newId(generation),
    type: result,
    callee: calleeOf(context, wish, candidate),
    name: method.name,
    typeArguments: types,
    arguments: argumentsFor(context, wish, method, parameters),
  };
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
  else receiver = part(context, wish, on.type, true);
  return { kind: 'object', receiver, owner };
}

function argumentsFor(context: Context, wish: Wish, method: MethodDraft, types: readonly Type[]): Argument[] {
  const { generation } = context;
  const { random, policy } = generation;
  let given = method.parameters.length;
  while (given > 0 && method.parameters[given - 1]?.default && random.chance(0.5)) given--;
  const isVararg = method.parameters.some(({ vararg }) => vararg);
  // Once an argument has a name, all that follow have one.
  const named =
    !isVararg && given > 0 && wants(generation, 'namedArguments', policy.chances.namedArguments) ? random.int(0, given) : given;
  return method.parameters.slice(0, given).flatMap((parameter, i): Argument[] => {
    const type = types[i] as Type;
    if (parameter.vararg) return repeat(random.int(0, 3), () => ({ value: part(context, wish, type) }));
    const value = part(context, wish, type);
    return [i >= named ? { name: parameter.name, value } : { value }];
  });
}

