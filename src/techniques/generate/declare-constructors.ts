import type { Parameter } from '../../model/program/program.js';
import { declareParameters, type TypeParameter } from '../../model/types/hierarchy.js';
import { mentions, parameterLabel, type Type } from '../../model/types/type.js';
import { chooseBuiltIn, repeat } from './choose-type.js';
import { outerScope } from './declare-class.js';
import { chooseMemberType, memberScope, parameter } from './declare-members.js';
import { declareTypeParameters } from './declare-parameters.js';
import { type ClassDraft, isConcrete } from './draft.js';
import { allows, type Generation, newId, wants, within } from './generation.js';
import type { Scope } from './scope.js';
import { fitsPosition, varyingParameters } from './variance.js';

/** Gives classes further constructors, once their fields are settled. What these hand on is made with the bodies. */
export function declareConstructors(generation: Generation): void {
  const { policy, constructed, classes, random } = generation;
  for (const draft of classes.values()) {
    if (!mayHaveSeveral(generation, draft)) continue;
    if (!wants(generation, 'secondaryConstructors', policy.chances.secondaryConstructor)) continue;
    // One that is told apart by a type has as many parameters as there are fields, and all others have other numbers.
    if (random.chance(policy.chances.constructorByType)) declareByType(generation, draft);
    for (let i = within(generation, policy.counts.constructors); i > 0; i--) declareByNumber(generation, draft);
    // With a field more, calls could mean other constructors.
    constructed.add(draft);
  }
}

function mayHaveSeveral({ profile }: Generation, draft: ClassDraft): boolean {
  if (!isConcrete(draft)) return false;
  // An array that takes its elements one by one takes any number of arguments.
  return !(profile.tolerates.arraysTakeSeveral && draft.fields.at(-1)?.type.kind === 'array');
}

// The others take other numbers of arguments: one with a vararg parameter takes more than all of them.
function declareByNumber(generation: Generation, draft: ClassDraft): void {
  const { policy, names, profile } = generation;
  const { chances, counts } = policy;
  if (draft.constructors.some(({ parameters }) => parameters.at(-1)?.vararg)) return;
  const taken = [draft.fields, ...draft.constructors.map(({ parameters }) => parameters)].map(({ length }) => length);
  const most = Math.max(...taken);
  const name = names.method();
  const owner = `${draft.name}.${name}`;
  const around = memberScope(draft);
  const own = wants(generation, 'genericConstructors', chances.genericConstructor)
    ? declareTypeParameters(generation, around, owner, false)
    : [];
  const scope = { ...around, typeParameters: [...around.typeParameters, ...own.map((each) => each.name)] };
  const handed = handedOn(generation, draft, scope, own.length > 0 ? owner : undefined);
  const fresh = () => parameter(generation, scope, chooseTaken(generation, draft, scope));
  const parameters = [...handed.parameters, ...repeat(within(generation, counts.constructorParameters), fresh)];
  const vararg = most < 3 && wants(generation, 'varargs', chances.varargConstructor);
  while (vararg ? parameters.length <= most : taken.includes(parameters.length)) parameters.push(fresh());
  if (vararg)
    parameters.push({ ...parameter(generation, scope, chooseElement(generation, draft, scope)), vararg: true });
  else if (profile.tolerates.arraysTakeSeveral && parameters.at(-1)?.type.kind === 'array') return;
  const typeParameters = [...own, ...handed.typeParameters];
  draft.constructors.push({ id: newId(generation), name, typeParameters, parameters, arguments: [] });
}

// What a constructor takes for fields: always where nothing else could make a value, since the type speaks of a type
// parameter. A generic constructor may take it by a type parameter below the type of the field.
function handedOn(
  generation: Generation,
  draft: ClassDraft,
  scope: Scope,
  owner: string | undefined,
): { parameters: Parameter[]; typeParameters: TypeParameter[] } {
  const { policy, random, hierarchy, names } = generation;
  const own = new Set(memberScope(draft).typeParameters);
  const labels = scope.typeParameters.map(parameterLabel);
  const typeParameters: TypeParameter[] = [];
  const parameters = draft.fields.flatMap(({ type }): Parameter[] => {
    if (!mentions(type, own) && !random.chance(policy.chances.handedOn)) return [];
    const isBound = owner !== undefined && type.kind === 'class' && allows(generation, 'boundedParameters');
    if (!isBound || !random.chance(policy.chances.boundByField)) return [parameter(generation, scope, type)];
    const label = names.typeParameter(labels);
    labels.push(label);
    const below: TypeParameter = { name: `${owner}.${label}`, variance: 'invariant', bound: type };
    declareParameters(hierarchy, [below]);
    typeParameters.push(below);
    return [parameter(generation, scope, hierarchy.table.parameter(below.name))];
  });
  return { parameters, typeParameters };
}

// The constructor of an inner class is a member of the class around it, whose variance it must respect.
function chooseTaken(generation: Generation, draft: ClassDraft, scope: Scope): Type {
  if (draft.placement === 'inner') return chooseMemberType(generation, scope, 'invariant');
  return chooseMemberType(generation, { ...outerScope(), typeParameters: scope.typeParameters }, 'in');
}

// Of a vararg parameter: built-in types, and type parameters where arrays of them may be written.
function chooseElement(generation: Generation, draft: ClassDraft, { typeParameters }: Scope): Type {
  const { random, policy, hierarchy, profile } = generation;
  const isOwn = !profile.restrictions.builtInVarargs && random.chance(policy.chances.varargOfParameter);
  const varying = draft.placement === 'inner' ? varyingParameters(draft) : [];
  const usable = typeParameters
    .map((name) => hierarchy.table.parameter(name))
    .filter((type) => isOwn && fitsPosition(hierarchy, type, 'invariant', varying));
  return usable.length > 0 ? random.pick(usable) : chooseBuiltIn(generation, { primitives: true });
}

// The same parameters as the fields but for one: no value is a text and a truth value. All are of simple types, so that
// every argument has a type without its parameter.
function declareByType(generation: Generation, draft: ClassDraft): void {
  const { builtIns, hierarchy, random } = generation;
  const truth = hierarchy.boxes.get('boolean') ?? builtIns.boolean;
  const isTruth = (type: Type) => type === builtIns.boolean || type === truth;
  const places = draft.fields.flatMap(({ type }, i) => (type === builtIns.string || isTruth(type) ? [i] : []));
  const isSimple = draft.fields.every(({ type }) => isSimpleType(generation, type));
  if (places.length === 0 || !isSimple) return;
  const place = random.pick(places);
  const parameters = draft.fields.map(({ type }, i) => {
    const other = isTruth(type) ? builtIns.string : truth;
    return parameter(generation, memberScope(draft), i === place ? other : type);
  });
  const name = generation.names.method();
  draft.constructors.push({ id: newId(generation), name, typeParameters: [], parameters, arguments: [] });
}

function isSimpleType({ classes }: Generation, type: Type): boolean {
  if (type.kind === 'primitive') return true;
  return type.kind === 'class' && type.args.length === 0 && !classes.get(type.name)?.functional;
}
