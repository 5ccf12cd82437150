import type { NewExpression } from '../../../model/program/expression.js';
import type { ClassDeclaration, Superclass } from '../../../model/program/program.js';
import { argumentsOf, declareType, type TypeParameter } from '../../../model/types/hierarchy.js';
import { substitute } from '../../../model/types/substitute.js';
import { isSubtype } from '../../../model/types/subtype.js';
import type { ClassType, TypeArgument } from '../../../model/types/type.js';
import { unify } from '../../../model/types/unify.js';
import { use } from '../expressions/use.js';
import type { Member, Owner } from '../graph/member.js';
import { newId, type Writing } from '../writing.js';
import { overridesFor } from './override.js';

/**
 * An object of a new class of the program that extends a class of a library or implements an interface of one, for a type
 * that is above it; nothing where none is wanted or may be declared.
 */
export function clientFor(writing: Writing, type: ClassType, depth: number): NewExpression | undefined {
  const { random, policy, focus, clients } = writing;
  if (!mayBegin(writing) || clients.length >= policy.clients || !random.chance(policy.chances.client)) return undefined;
  const candidates = (writing.api.below.get(type.name) ?? []).filter((owner) => isWanted(writing, owner));
  for (let i = 0; i < policy.tries && candidates.length > 0; i++) {
    const owner = candidates.find(({ name }) => name === type.name && random.chance(0.5)) ?? random.pick(candidates);
    const above = applied(writing, owner, type);
    const made = above && declare(writing, { owner, above, isGeneric: focus !== 'bridgeMethods' }, depth);
    if (made) return made;
  }
  return undefined;
}

// A class is not declared within the body of another one that is not finished, nor where outer locals would be seen.
function mayBegin({ focus, declaring, policy }: Writing): boolean {
  if (declaring) return false;
  return (
    focus !== undefined &&
    (focus === 'librarySubclasses' || focus === 'libraryImplementations' || focus === 'bridgeMethods') &&
    policy.clients > 0
  );
}

function isWanted({ api, focus }: Writing, owner: Owner): boolean {
  const isInterface = owner.source.form === 'interface';
  if (focus === 'librarySubclasses' && isInterface) return false;
  if (focus === 'libraryImplementations' && !isInterface) return false;
  const extensible = api.extensible(owner);
  return extensible !== undefined && extensible.abstract.length <= mostAbstract;
}

const mostAbstract = 8;

// The class with type arguments that make it one below the type.
function applied(writing: Writing, owner: Owner, type: ClassType): ClassType | undefined {
  const { hierarchy, policy } = writing;
  const known = unify(hierarchy, owner.self, type, new Set(owner.typeParameters.map(({ name }) => name)));
  const by = known && writing.instantiate(writing, owner.typeParameters, known, policy.typeDepth - 1);
  const above = by && substitute(owner.self, by, hierarchy.table);
  return above?.kind === 'class' && isSubtype(hierarchy, above, type) ? above : undefined;
}

interface Plan {
  readonly owner: Owner;
  readonly above: ClassType;
  readonly isGeneric: boolean;
}

function declare(writing: Writing, { owner, above, isGeneric }: Plan, depth: number): NewExpression | undefined {
  const { hierarchy, clients } = writing;
  const { table } = hierarchy;
  const id = newId(writing);
  const name = `Client${id}`;
  const { typeParameters, given, superArguments } = isGeneric
    ? generalized(writing, name, { owner, above })
    : { typeParameters: [], given: [], superArguments: above.args };
  const superType = table.classType(above.name, superArguments);
  declareType(hierarchy, { name, parameters: typeParameters, supertypes: [superType] });
  const { declaring, locals, mayThrow } = writing;
  writing.declaring = true;
  writing.mayThrow = false;
  writing.locals = [];
  const isInterface = owner.source.form === 'interface';
  const superclass = isInterface ? undefined : superclassOf(writing, owner, superType);
  const methods =
    isInterface || superclass ? overridesFor(writing, { owner, client: name, above: superType }, depth - 1) : undefined;
  Object.assign(writing, { declaring, locals, mayThrow });
  if (!methods) return undefined;
  const declaration: ClassDeclaration = {
    id,
    name,
    form: 'class',
    sealed: false,
    open: false,
    placement: 'top',
    functional: false,
    typeParameters,
    ...(superclass && { superclass }),
    interfaces: isInterface ? [superType] : [],
    fields: [],
    staticFields: [],
    methods,
    classes: [],
  };
  clients.push(declaration);
  return { kind: 'new', id: newId(writing), type: table.classType(name, given), arguments: [] };
}

// Some of the type arguments become type parameters of the new class, where they may be anything.
function generalized(writing: Writing, name: string, { owner, above }: Omit<Plan, 'isGeneric'>) {
  const { hierarchy, random, policy } = writing;
  const typeParameters: TypeParameter[] = [];
  const given: TypeArgument[] = [];
  const superArguments = above.args.map((arg, i): TypeArgument => {
    const own = owner.typeParameters[i];
    if (!own || own.bound || arg.kind === 'projection' || !random.chance(policy.chances.genericClient)) return arg;
    const parameter = `${name}.C${typeParameters.length + 1}`;
    typeParameters.push({ name: parameter, variance: 'invariant' });
    given.push(arg);
    return hierarchy.table.parameter(parameter);
  });
  // A type parameter that others have in their bounds stays what it is.
  const isFree = owner.typeParameters.every(({ bound }) => bound === undefined);
  return isFree
    ? { typeParameters, given, superArguments }
    : { typeParameters: [], given: [], superArguments: above.args };
}

// A constructor without parameters if there is one, or values for those of another one.
function superclassOf(writing: Writing, owner: Owner, type: ClassType): Superclass | undefined {
  const { source, members } = owner;
  const isPlain = source.constructors.some(({ parameters, access }) => parameters.length === 0 && access !== undefined);
  const constructors = members.filter((member) => member.kind === 'constructor' && mayHandOn(member));
  const chosen =
    constructors.length > 0 && !(isPlain && writing.random.chance(0.6)) ? writing.random.pick(constructors) : undefined;
  if (!chosen) return isPlain && !throwsChecked(owner) ? { type, arguments: [] } : undefined;
  const by = argumentsOf(writing.hierarchy, type);
  const made = use(writing, { member: chosen, by }, 1);
  return made?.kind === 'new' ? { type, arguments: made.arguments } : undefined;
}

function mayHandOn({ typeParameters, parameters }: Member): boolean {
  return typeParameters.length === 0 && parameters.every(({ vararg }) => !vararg);
}

// What a constructor without values throws would have to be declared by one that is written.
function throwsChecked({ source }: Owner): boolean {
  return source.constructors.some(({ parameters, throws }) => parameters.length === 0 && throws.length > 0);
}
