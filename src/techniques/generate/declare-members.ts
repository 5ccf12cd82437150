import type { Access, Parameter } from '../../model/program/program.js';
import { partsOfType } from '../../model/program/traverse.js';
import { declareParameters, type TypeParameter } from '../../model/types/hierarchy.js';
import type { Type, TypeArgument } from '../../model/types/type.js';
import { chooseCarrier } from './carrier.js';
import { anyType, chooseBuiltIn, chooseType, repeat } from './choose-type.js';
import { outerScope } from './declare-class.js';
import { declareHeader } from './declare-header.js';
import { declareTypeParameters, isGeneric } from './declare-parameters.js';
import type { ClassDraft, MethodDraft } from './draft.js';
import { literalOf } from './expressions/literal.js';
import { type Generation, newId, wants, within } from './generation.js';
import type { Scope } from './scope.js';
import { declareThrown } from './throwing.js';
import { fitsPosition, type Position, varyingParameters } from './variance.js';

/** Gives a class its fields, methods and classes within; bodies come later. */
export function declareMembers(generation: Generation, draft: ClassDraft): void {
  const { policy, profile } = generation;
  const { chances } = policy;
  if (draft.functional) return;
  const scope = memberScope(draft);
  if (draft.form === 'enum') return declareEnumMembers(generation, draft, scope);
  if (draft.form !== 'interface') declareFields(generation, draft, scope);
  for (let i = within(generation, policy.methods); i > 0; i--) declareMethod(generation, draft, scope);
  if (draft.form === 'interface') return;
  if (draft.placement === 'inner' && profile.restrictions.noStaticsInInner) return;
  if (wants(generation, 'staticMembers', chances.staticMember)) declareStatics(generation, draft);
  if (draft.placement !== 'top') return;
  if (wants(generation, 'overloads', chances.overload)) declareOverload(generation, draft, scope);
  if (draft.form === 'class' && wants(generation, 'nestedClasses', chances.nested))
    declareWithin(generation, draft, 'nested');
  if (draft.form === 'class' && !draft.sealed && wants(generation, 'innerClasses', chances.inner))
    declareWithin(generation, draft, 'inner');
}

// The constants are there before anything else of the program is, so what they are given are literals.
function declareEnumMembers(generation: Generation, draft: ClassDraft, scope: Scope): void {
  const { policy, names, profile } = generation;
  const isPlain = profile.restrictions.plainEnums !== undefined;
  for (let i = isPlain ? 0 : within(generation, policy.fields); i > 0; i--) {
    const type = chooseBuiltIn(generation, { primitives: true });
    if (literalOf(generation, type))
      draft.fields.push({ id: newId(generation), name: names.value(), type, mutable: false, access: 'public' });
  }
  draft.constants = repeat(within(generation, policy.counts.enumConstants), () => ({
    id: newId(generation),
    name: names.value().toUpperCase(),
    arguments: draft.fields.flatMap(({ type }) => literalOf(generation, type) ?? []),
  }));
  for (let i = isPlain ? 0 : within(generation, policy.methods); i > 0; i--) declareMethod(generation, draft, scope);
}

/** What the members of a class see: the type parameters of the class, and of the class around an inner one. */
export function memberScope(draft: ClassDraft): Scope {
  const outer = draft.placement === 'inner' ? (draft.enclosing?.typeParameters ?? []) : [];
  return { ...outerScope([...outer, ...draft.typeParameters]), owner: draft, hasThis: true };
}

function declareFields(generation: Generation, draft: ClassDraft, scope: Scope): void {
  const { policy, names, random } = generation;
  const least = draft.form === 'record' ? 1 : 0;
  const count = Math.max(least, within(generation, policy.fields) - (draft.placement === 'inner' ? 1 : 0));
  for (let i = 0; i < count; i++) {
    const mutable = draft.form !== 'record' && random.chance(policy.chances.mutable);
    // The constructor of an inner class is a member of the class around it, whose parameters it takes (Scala checks that).
    const position = mutable || draft.placement === 'inner' ? 'invariant' : 'out';
    const chosen = chooseComponent(generation, draft) ?? chooseMemberType(generation, scope, position);
    const isRefused = draft.form === 'record' && refusesComponent(generation, chosen);
    const type = isRefused ? chooseBuiltIn(generation, { primitives: true }) : chosen;
    const access: Access = draft.form === 'record' ? 'public' : chooseAccess(generation);
    draft.fields.push({ id: newId(generation), name: names.value(), type, mutable, access });
  }
}

// A projection within another type whose bound is, or mentions, a type parameter.
function refusesComponent({ profile }: Generation, type: Type): boolean {
  if (profile.restrictions.noBoundsWithinComponents === undefined) return false;
  const isOpen = (each: TypeArgument): boolean => each.kind === 'parameter' || partsOfType(each).some(isOpen);
  const holds = (each: TypeArgument, depth: number): boolean =>
    (each.kind === 'projection' && depth > 1 && isOpen(each)) ||
    partsOfType(each).some((part) => holds(part, depth + 1));
  return holds(type, 0);
}

// A component that a nested pattern can look into.
function chooseComponent(generation: Generation, draft: ClassDraft): Type | undefined {
  const { chances } = generation.policy;
  if (draft.form !== 'record' || !wants(generation, 'nestedPatterns', chances.matchedComponent)) return undefined;
  const classes = [...generation.classes.values()].filter(
    (each) =>
      each !== draft &&
      each.placement === 'top' &&
      each.typeParameters.length === 0 &&
      !each.functional &&
      ['record', 'interface', 'abstract'].includes(each.form),
  );
  return classes.length > 0 ? generation.hierarchy.table.classType(generation.random.pick(classes).name) : undefined;
}

function chooseAccess(generation: Generation): Access {
  const { chances } = generation.policy;
  if (wants(generation, 'accessModifiers', chances.privateMember)) return 'private';
  return wants(generation, 'accessModifiers', chances.protectedMember) ? 'protected' : 'public';
}

const tries = 5;

/** A type that may stand in this position of the class, whatever its type parameters vary with. */
export function chooseMemberType(generation: Generation, scope: Scope, position: Position): Type {
  const parameters = varyingParameters(scope.owner);
  for (let i = 0; i < tries; i++) {
    const type = chooseType(generation, scope, anyType(generation));
    if (fitsPosition(generation.hierarchy, type, position, parameters)) return type;
  }
  return chooseBuiltIn(generation, { primitives: true });
}

/** What is said of a method when it is declared. */
export interface Shape {
  readonly name: string;
  readonly typeParameters?: readonly TypeParameter[];
  readonly parameters: readonly Parameter[];
  readonly result: Type;
  readonly throws?: readonly Type[];
  readonly access?: Access;
  readonly static?: boolean;
  readonly abstract?: boolean;
  readonly overrides?: boolean;
  readonly open?: boolean;
  readonly overloaded?: boolean;
  readonly hidden?: ReadonlySet<string>;
}

/** Adds a method to a class, or a function to the program; its body comes later. */
export function addMethod(generation: Generation, owner: ClassDraft | undefined, shape: Shape): MethodDraft {
  const draft = draftMethod(generation, owner, shape);
  (owner?.methods ?? generation.functions).push(draft);
  if (draft.static) generation.statics.push(draft);
  if (!draft.abstract) generation.pending.push(draft);
  return draft;
}

/** Begins a method that belongs to nothing yet. */
export function draftMethod(generation: Generation, owner: ClassDraft | undefined, shape: Shape): MethodDraft {
  const typeParameters = shape.typeParameters ?? [];
  const draft: MethodDraft = {
    id: newId(generation),
    name: shape.name,
    typeParameters,
    parameters: shape.parameters,
    result: shape.result,
    ...(shape.throws && { throws: shape.throws }),
    access: shape.access ?? 'public',
    static: shape.static ?? false,
    overrides: shape.overrides ?? false,
    open: shape.open ?? false,
    overloaded: shape.overloaded ?? false,
    abstract: shape.abstract ?? false,
    ...(owner && { owner }),
    hidden: shape.hidden ?? new Set(),
    free: new Set(typeParameters.map(({ name }) => name)),
    matches: new Map(),
    seen: new Map(),
    plain: {
      parameters: shape.parameters.map(({ type }) => type),
      result: shape.result,
      known: new Map(),
      fitting: new Map(),
    },
  };
  declareParameters(generation.hierarchy, typeParameters);
  return draft;
}

function declareMethod(generation: Generation, draft: ClassDraft, scope: Scope): void {
  const { policy, names, random } = generation;
  const { chances } = policy;
  const isInterface = draft.form === 'interface';
  const abstract =
    isInterface && !wants(generation, 'defaultMethods', 1 - chances.abstractMethod)
      ? true
      : draft.form === 'abstract' && random.chance(chances.abstractMethod);
  const access = isInterface || abstract ? 'public' : chooseAccess(generation);
  const open = abstract || isInterface || (draft.open && access === 'public' && random.chance(chances.openMethod));
  const name = names.method();
  addMethod(generation, draft, {
    name,
    abstract,
    access,
    open,
    ...signature(generation, scope, name, { plain: open }),
  });
}

/**
 * Draws the types of a method. One that can be overridden is plain, without varargs and default values: languages treat
 * these in their own ways. One that shadows may have a type parameter with the name of one around.
 */
export function signature(
  generation: Generation,
  around: Scope,
  name: string,
  { plain = false, shadows = true }: { readonly plain?: boolean; readonly shadows?: boolean } = {},
): Pick<Shape, 'typeParameters' | 'parameters' | 'result' | 'hidden' | 'throws'> {
  const { policy } = generation;
  const isOwn = isGeneric(generation, 'genericMethods');
  const hidden = isOwn && shadows ? chooseHidden(generation, around) : new Set<string>();
  const scope = { ...around, typeParameters: around.typeParameters.filter((each) => !hidden.has(each)) };
  const typeParameters = isOwn
    ? declareTypeParameters(generation, scope, `${scope.owner?.name ?? ''}.${name}`, false)
    : [];
  const inner = { ...scope, typeParameters: [...scope.typeParameters, ...typeParameters.map((each) => each.name)] };
  const varying = varyingParameters(scope.owner);
  const carriers = typeParameters.flatMap((each) => {
    const type = chooseCarrier(generation, inner, each);
    return type && fitsPosition(generation.hierarchy, type, 'in', varying) ? [parameter(generation, inner, type)] : [];
  });
  const parameters = [
    ...carriers,
    ...repeat(within(generation, policy.parameters), () => parameter(generation, inner)).slice(carriers.length),
  ];
  const all = plain ? parameters : extended(generation, parameters);
  const result = chooseUnit(generation) ?? chooseMemberType(generation, inner, 'out');
  const { thrown, throws } = declareThrown(generation, `${scope.owner?.name ?? ''}.${name}`, {
    inScope: [...around.typeParameters, ...inner.typeParameters],
    own: typeParameters.length,
  });
  if (!thrown) return { hidden, typeParameters, parameters: all, result, ...(throws && { throws }) };
  const given = parameter(generation, inner, generation.hierarchy.table.parameter(thrown.name));
  return {
    hidden,
    typeParameters: [...typeParameters, thrown],
    parameters: generation.random.chance(0.5) ? [given, ...all] : all,
    result,
    ...(throws && { throws }),
  };
}

/** The type of a method that gives no result, if there is to be one. */
export function chooseUnit(generation: Generation): Type | undefined {
  return wants(generation, 'unitResults', generation.policy.chances.unitResult)
    ? generation.builtIns.unit?.type
    : undefined;
}

// A name is hidden by that of the method's first type parameter: without it, the method takes the name itself.
function chooseHidden(generation: Generation, { typeParameters }: Scope): ReadonlySet<string> {
  const { random, policy } = generation;
  if (typeParameters.length === 0 || !wants(generation, 'shadowing', policy.chances.shadowing)) return new Set();
  return new Set([random.pick(typeParameters)]);
}

/** A parameter of a type that may stand there, or of a given one. */
export function parameter(
  generation: Generation,
  scope: Scope,
  type = chooseMemberType(generation, scope, 'in'),
): Parameter {
  return { id: newId(generation), name: generation.names.value(), type, vararg: false };
}

// Adds parameters with default values, or one that takes any number of arguments, at the end.
function extended(generation: Generation, parameters: readonly Parameter[]): readonly Parameter[] {
  const { chances } = generation.policy;
  if (wants(generation, 'varargs', chances.vararg)) {
    const type = chooseBuiltIn(generation, { primitives: true });
    return [...parameters, { ...parameter(generation, outerScope(), type), vararg: true }];
  }
  if (!wants(generation, 'defaultParameters', chances.defaultParameter)) return parameters;
  const added = repeat(within(generation, generation.policy.counts.defaultParameters), (): Parameter[] => {
    const type = chooseBuiltIn(generation, { primitives: true });
    const value = literalOf(generation, type);
    return value ? [{ ...parameter(generation, outerScope(), type), default: value }] : [];
  });
  return [...parameters, ...added.flat()];
}

function declareStatics(generation: Generation, draft: ClassDraft): void {
  const { names, random, policy } = generation;
  const scope: Scope = { ...outerScope(), owner: draft };
  if (random.chance(policy.chances.staticMethod)) {
    const name = names.method();
    addMethod(generation, draft, { name, static: true, ...signature(generation, scope, name) });
  }
  if (random.chance(policy.chances.staticField)) {
    const type = chooseBuiltIn(generation, { primitives: true });
    const value = literalOf(generation, type);
    if (value) draft.staticFields.push({ id: newId(generation), name: names.value(), type, value });
  }
}

// Two methods of one name that no call can mistake for each other: they differ in the number of parameters, or in one
// parameter whose types no value has in common.
function declareOverload(generation: Generation, draft: ClassDraft, scope: Scope): void {
  const { names, random, builtIns, hierarchy } = generation;
  const name = names.method();
  const plain = () =>
    repeat(within(generation, generation.policy.counts.overloadParameters), () =>
      parameter(generation, scope, chooseOverloadType(generation, scope)),
    );
  const first = plain();
  const shape = { name, overloaded: true };
  const result = () => chooseMemberType(generation, scope, 'out');
  if (random.chance(generation.policy.chances.overloadByNumber)) {
    const more = parameter(generation, scope, chooseOverloadType(generation, scope));
    addMethod(generation, draft, { ...shape, parameters: first, result: result() });
    addMethod(generation, draft, {
      ...shape,
      parameters: [...first.map((each) => renewed(generation, each)), more],
      result: result(),
    });
  } else {
    for (const type of [builtIns.string, hierarchy.boxes.get('boolean') ?? builtIns.boolean]) {
      const parameters = [...first.map((each) => renewed(generation, each)), parameter(generation, scope, type)];
      addMethod(generation, draft, { ...shape, parameters, result: result() });
    }
  }
}

function chooseOverloadType(generation: Generation, scope: Scope): Type {
  const type = chooseMemberType(generation, scope, 'in');
  return type.kind === 'class' && type.args.length === 0 ? type : chooseBuiltIn(generation, { primitives: false });
}

function renewed(generation: Generation, { type }: Parameter): Parameter {
  return { id: newId(generation), name: generation.names.value(), type, vararg: false };
}

function declareWithin(generation: Generation, enclosing: ClassDraft, placement: 'nested' | 'inner'): void {
  const { names } = generation;
  const name = names.classOf();
  const generic = placement === 'nested' && isGeneric(generation, 'genericClasses');
  const typeParameters = generic ? declareTypeParameters(generation, outerScope(), name, false) : [];
  declareHeader(generation, { name, form: 'class', typeParameters, placement, enclosing });
}

/** Adds functions outside of all classes. */
export function declareFunctions(generation: Generation): void {
  for (let i = within(generation, generation.policy.functions); i > 0; i--) {
    const name = generation.names.method();
    addMethod(generation, undefined, { name, ...signature(generation, outerScope(), name) });
  }
}
