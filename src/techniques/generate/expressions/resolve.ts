import { isAssignable } from '../../../model/types/assignable.js';
import { memberTypes } from '../../../model/types/hierarchy.js';
import type { Substitution } from '../../../model/types/substitute.js';
import type { ClassType, Type } from '../../../model/types/type.js';
import { unify } from '../../../model/types/unify.js';
import { completeArguments, visibleClasses } from '../choose-type.js';
import type { ClassDraft, MethodDraft } from '../draft.js';
import { type Generation, pickBy } from '../generation.js';
import { ancestry, isAccessible, type SeenMethod, seeMethod, speaksOfHidden } from '../members.js';
import { mayReach } from '../running/may-run.js';
import { readable, type Scope } from '../scope.js';
import { mayCall } from '../throwing.js';
import type { Context } from './context.js';

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

const nothing: Substitution = new Map();

// What never returns is called only as a branch of a choice (failing-branch.ts).
function isCallable(generation: Generation, scope: Scope, method: MethodDraft): boolean {
  if (method.result.kind === 'bottom') return false;
  return mayReach(generation, method) && mayCall(generation, scope, method);
}

/** Functions, methods of classes, and methods of the objects at hand, whose result fits (Algorithm 1, lines 2 and 3). */
export function reachable(
  { generation, scope }: Context,
  wanted: Type | undefined,
  isOne: (method: MethodDraft) => boolean = () => true,
): Candidate[] {
  const found: Candidate[] = [];
  const consider = (method: MethodDraft, seen: SeenMethod | null, on: Candidate['on']) => {
    const match =
      seen && isCallable(generation, scope, method) && (wanted ? matching(generation, method, seen, wanted) : nothing);
    if (seen && match) found.push({ method, seen, on, found: match });
  };
  for (const each of generation.functions) if (isOne(each)) consider(each, each.plain, { kind: 'function' });
  for (const each of scope.functions ?? []) if (isOne(each)) consider(each, each.plain, { kind: 'function' });
  for (const each of generation.statics) if (isOne(each)) consider(each, each.plain, { kind: 'static' });
  const { owner } = scope;
  if (scope.hasThis && owner) {
    for (const method of instanceMethods(generation, owner)) {
      if (!isOne(method)) continue;
      const seen = seeMethod(generation, method, owner.self);
      const isSeen = isAccessible(scope, {
        access: method.access,
        owner: method.owner as ClassDraft,
        receiver: 'this',
      });
      if (seen && isSeen && !speaksOfHidden(generation, scope, method, seen)) consider(method, seen, { kind: 'this' });
    }
  }
  for (const { name, type } of readable(generation, scope)) {
    for (const receiver of memberTypes(generation.hierarchy, type)) {
      const draft = generation.classes.get(receiver.name);
      for (const method of draft ? instanceMethods(generation, draft) : []) {
        if (!isOne(method)) continue;
        if (isAccessible(scope, { access: method.access, owner: method.owner as ClassDraft, receiver: type }))
          consider(method, seeMethod(generation, method, receiver), { kind: 'variable', name, type });
      }
    }
  }
  return found;
}

// The methods that objects of a class have; what overrides another one is not counted twice.
function instanceMethods(generation: Generation, draft: ClassDraft): readonly MethodDraft[] {
  let known = generation.instanceMethods.get(draft);
  if (!known) {
    known = ancestry(generation, draft).flatMap((owner) =>
      owner.methods.filter((method) => !method.static && !method.overrides),
    );
    generation.instanceMethods.set(draft, known);
  }
  return known;
}

/** A method of any class whose result can be made to fit; an object must be made for it (lines 11 to 23). */
export function resolveByClass(context: Context, wanted: Type): Candidate | undefined {
  const { generation } = context;
  const chosen = pickBy(generation.random, unifiable(context, wanted), ({ method }) => weightOf(generation, method));
  return chosen && applied(context, chosen, wanted);
}

/** All such methods that take so many values and have no type parameters of their own. */
export function resolveAllByClass(context: Context, wanted: Type, parameters: number): Candidate[] {
  return unifiable(context, wanted).flatMap((each) => {
    const isOne = each.method.free.size === 0 && each.method.parameters.length === parameters;
    return isOne ? (applied(context, each, wanted) ?? []) : [];
  });
}

interface Unifiable {
  readonly draft: ClassDraft;
  readonly method: MethodDraft;
  readonly by: Substitution;
}

function unifiable({ generation, scope }: Context, wanted: Type): Unifiable[] {
  const fitting: Unifiable[] = [];
  for (const draft of visibleClasses(generation, scope)) {
    for (const method of draft.methods) {
      // What is made may be of a subclass, which does not inherit private methods.
      if (method.static || method.access !== 'public' || !isCallable(generation, scope, method)) continue;
      const by = unifyOnce(generation, draft, method, wanted);
      if (by) fitting.push({ draft, method, by });
    }
  }
  return fitting;
}

/** A method of a class as a candidate for any object of the class. */
export function applied(context: Context, { draft, method, by }: Unifiable, wanted: Type): Candidate | undefined {
  const { generation } = context;
  const type = receiverFor(context, draft, by);
  const seen = type && seeMethod(generation, method, type);
  const match = seen && matching(generation, method, seen, wanted);
  return seen && match ? { method, seen, on: { kind: 'made', type }, found: match } : undefined;
}

/** The type of an object that is made for one of its members, where some of its type arguments are known. */
export function receiverFor(
  { generation, scope }: Context,
  { name: className, typeParameters }: ClassDraft,
  by: Substitution,
): ClassType | undefined {
  const own = typeParameters.map(({ name }) => name);
  const known = new Map([...by].filter(([name]) => own.includes(name)));
  const all = completeArguments(generation, scope, typeParameters, { known, depth: 1 });
  const args = all && own.map((name) => all.get(name) as Type);
  return args && generation.hierarchy.table.classType(className, args);
}

// The same question is asked again and again, since types repeat.
function unifyOnce(generation: Generation, draft: ClassDraft, method: MethodDraft, wanted: Type): Substitution | null {
  let known = method.matches.get(wanted.id);
  if (known === undefined) {
    const free = new Set([...draft.typeParameters.map(({ name }) => name), ...method.free]);
    known = unify(generation.hierarchy, method.result, wanted, free) ?? null;
    method.matches.set(wanted.id, known);
  }
  return known;
}

function matching(
  { hierarchy }: Generation,
  method: MethodDraft,
  seen: SeenMethod,
  wanted: Type,
): Substitution | undefined {
  if (method.free.size === 0) return isAssignable(hierarchy, seen.result, wanted) ? nothing : undefined;
  let known = seen.fitting.get(wanted.id);
  if (known === undefined) {
    known = unify(hierarchy, seen.result, wanted, method.free) ?? null;
    seen.fitting.set(wanted.id, known);
  }
  return known ?? undefined;
}

/** Picks a candidate. */
export function pickCandidate({ generation }: Context, candidates: readonly Candidate[]): Candidate | undefined {
  return pickBy(generation.random, candidates, ({ method }) => weightOf(generation, method));
}

// A method that gives whatever one asks for would otherwise be called everywhere.
function weightOf({ policy }: Generation, { result, free }: MethodDraft): number {
  return result.kind === 'parameter' && free.has(result.name) ? policy.chances.anythingCall : 1;
}
