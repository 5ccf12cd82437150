import type { FunctionShape } from '../../../model/types/function-shape.js';
import { boundOf, type TypeParameter } from '../../../model/types/hierarchy.js';
import { type Substitution, substitute } from '../../../model/types/substitute.js';
import { mentions, parameterLabel, type Type } from '../../../model/types/type.js';
import { chooseType, repeat } from '../choose-type.js';
import { outerScope } from '../declare-class.js';
import { addMethod, memberScope } from '../declare-members.js';
import type { ClassDraft, MethodDraft } from '../draft.js';
import { allows, type Generation, newId, wants, within } from '../generation.js';
import { addLocalFunction } from '../local-functions.js';
import { mayDeclare } from '../may-declare.js';
import { isStrict, mayReach } from '../running/may-run.js';
import type { Scope } from '../scope.js';
import { makeBlock } from '../statements.js';
import { fitsPosition, varyingParameters } from '../variance.js';
import type { Context } from './context.js';
import { applied, type Candidate, reachable } from './resolve.js';

/** A call of a new method with a result of a type: of the class around, of another one, or of the program (Algorithm 1, line 7). */
export function freshCandidate(context: Context, wanted: Type): Candidate | undefined {
  const { generation, scope } = context;
  if (!mayAdd(generation, wanted)) return undefined;
  const local = freshLocalFunction(context, wanted);
  if (local) return local;
  const inClass = generation.random.chance(generation.policy.chances.freshInClass);
  const method = inClass ? freshOwnMethod(context, wanted) : undefined;
  if (method) return reachable(context, wanted).find((each) => each.method === method);
  const other = inClass ? freshMethodOfAny(context, wanted) : undefined;
  if (other) return applied(context, other, wanted);
  const added = freshFunction(generation, scope, wanted);
  return added && reachable(context, wanted).find((each) => each.method === added);
}

function mayAdd(generation: Generation, ...types: readonly Type[]): boolean {
  const { fresh, policy } = generation;
  if (fresh.methods >= policy.freshMethods) return false;
  return types.every((type) => mayDeclare(generation, type));
}

// A function before the statement that needs it.
function freshLocalFunction(context: Context, result: Type): Candidate | undefined {
  const { generation, scope } = context;
  const { block } = scope;
  const { policy, fresh } = generation;
  if (!block || block.depth <= 1 || !wants(generation, 'localFunctions', policy.chances.freshLocal)) return undefined;
  if (!allows(generation, 'blocks')) return undefined;
  const isUnknown = { has: (name: string) => !block.scope.typeParameters.includes(name) };
  if (mentions(result, isUnknown)) return undefined;
  fresh.methods++;
  const around = { ...context, scope: block.scope };
  const shape = { name: generation.names.method(), parameters: freshParameters(generation, block.scope), result };
  const { method, statement } = addLocalFunction(around, shape, { depth: block.depth, makeBlock, callsItself: false });
  block.statements.push(statement);
  return mayReach(generation, method)
    ? { method, seen: method.plain, on: { kind: 'function' }, found: new Map() }
    : undefined;
}

// A method of the class around, whose type parameters its result may mention.
function freshOwnMethod({ generation, scope }: Context, result: Type): MethodDraft | undefined {
  const { owner } = scope;
  if (!owner || !scope.hasThis || !isExtensible(generation, owner)) return undefined;
  const members = memberScope(owner);
  const ofClass = new Set(members.typeParameters);
  const isHidden = mentions(result, { has: (name) => !ofClass.has(name) });
  if (isHidden || !fitsPosition(generation.hierarchy, result, 'out', varyingParameters(owner))) return undefined;
  return addToClass(generation, owner, result, { ...outerScope(), typeParameters: invariantIn(owner) });
}

// A method of some other class; only such results that mean the same there.
function freshMethodOfAny(
  { generation, scope }: Context,
  result: Type,
): { draft: ClassDraft; method: MethodDraft; by: Substitution } | undefined {
  if (mentions(result, { has: (name) => scope.typeParameters.includes(name) })) return undefined;
  const classes = [...generation.classes.values()].filter(
    (each) => each.placement === 'top' && isExtensible(generation, each),
  );
  if (classes.length === 0) return undefined;
  const draft = generation.random.pick(classes);
  const method = addToClass(generation, draft, result, { ...outerScope(), typeParameters: invariantIn(draft) });
  return method && { draft, method, by: new Map() };
}

// Parameters of methods may only be of type parameters that do not vary.
function invariantIn({ typeParameters }: ClassDraft): string[] {
  return typeParameters.flatMap(({ name, variance }) => (variance === 'invariant' ? [name] : []));
}

function isExtensible(generation: Generation, { form, functional }: ClassDraft): boolean {
  if (form === 'interface') return !functional && allows(generation, 'defaultMethods');
  return form === 'class' || form === 'abstract' || form === 'record';
}

function addToClass(generation: Generation, owner: ClassDraft, result: Type, scope: Scope): MethodDraft | undefined {
  generation.fresh.methods++;
  generation.instanceMethods.clear();
  return finished(generation, owner, {
    name: generation.names.method(),
    parameters: freshParameters(generation, scope),
    result,
    open: owner.form === 'interface',
  });
}

function freshParameters(generation: Generation, scope: Scope) {
  return repeat(within(generation, generation.policy.counts.freshParameters), () => ({
    id: newId(generation),
    name: generation.names.value(),
    type: chooseType(generation, scope, { depth: 1, primitives: true, projections: true }),
    vararg: false,
  }));
}

// The type parameters in the type become the function's own, so that it can stand outside of all classes.
function freshFunction(generation: Generation, scope: Scope, result: Type): MethodDraft | undefined {
  const { hierarchy, names, fresh } = generation;
  const { table } = hierarchy;
  const used = scope.typeParameters.filter((name) => mentions(result, { has: (each) => each === name }));
  if (used.length > 0 && !allows(generation, 'genericMethods')) return undefined;
  if (used.some((name) => boundOf(hierarchy, name) !== table.top)) return undefined;
  fresh.methods++;
  const name = names.method();
  const own = used.map((each): TypeParameter => ({ name: `.${name}.${parameterLabel(each)}`, variance: 'invariant' }));
  const by = new Map(used.map((each, i) => [each, table.parameter((own[i] as TypeParameter).name)]));
  return finished(generation, undefined, {
    name,
    typeParameters: own,
    parameters: freshParameters(generation, outerScope(own)),
    result: substitute(result, by, table),
  });
}

/** A new function with exactly these parameters and this result, for a method reference; types may be no type parameters. */
export function freshReferenceTarget(
  generation: Generation,
  scope: Scope,
  shape: FunctionShape,
): MethodDraft | undefined {
  const { names, fresh } = generation;
  const types = [...shape.parameters, shape.result];
  const inScope = { has: (name: string) => scope.typeParameters.includes(name) };
  if (!mayAdd(generation, ...types) || types.some((type) => mentions(type, inScope))) return undefined;
  fresh.methods++;
  const parameters = shape.parameters.map((type) => ({
    id: newId(generation),
    name: names.value(),
    type,
    vararg: false,
  }));
  return finished(generation, undefined, { name: names.method(), parameters, result: shape.result });
}

// Where only what is known to end may be called, its body is made at once; nothing if it cannot be called all the same.
function finished(
  generation: Generation,
  owner: ClassDraft | undefined,
  shape: Parameters<typeof addMethod>[2],
): MethodDraft | undefined {
  const method = addMethod(generation, owner, shape);
  if (isStrict(generation)) generation.running?.finish?.(method);
  return mayReach(generation, method) ? method : undefined;
}
