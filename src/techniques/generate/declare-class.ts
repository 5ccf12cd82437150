import type { ClassForm } from '../../model/program/program.js';
import { declareType, type FunctionalMethod, selfType, type TypeParameter } from '../../model/types/hierarchy.js';
import { directSupertypes } from '../../model/types/subtype.js';
import type { ClassType, Type } from '../../model/types/type.js';
import { applyClass } from './choose-type.js';
import { declareTypeParameters, isGeneric } from './declare-parameters.js';
import type { ClassDraft } from './draft.js';
import { allows, type Generation, newId, wants, within } from './generation.js';
import type { Policy } from './policy.js';
import type { Scope } from './scope.js';
import { fitsPosition } from './variance.js';

/** The scope outside of all classes and functions. */
export function outerScope(typeParameters: readonly TypeParameter[] = []): Scope {
  return { hasThis: false, typeParameters: typeParameters.map(({ name }) => name), variables: [], lambdaStart: 0 };
}

/** What is settled about a class before it is declared. */
interface Header {
  readonly name: string;
  readonly form: ClassForm;
  readonly sealed?: boolean;
  readonly open?: boolean;
  readonly functional?: FunctionalMethod;
  readonly typeParameters?: readonly TypeParameter[];
  readonly superclass?: ClassType;
  readonly interfaces?: readonly ClassType[];
  readonly placement?: ClassDraft['placement'];
  readonly enclosing?: ClassDraft;
}

/** Declares a class without members. */
export function declareHeader(generation: Generation, header: Header): ClassDraft {
  const { hierarchy, classes } = generation;
  const { name, form, typeParameters = [], superclass, interfaces = [], functional, enclosing } = header;
  declareType(hierarchy, {
    name,
    parameters: typeParameters,
    supertypes: [...(superclass ? [superclass] : []), ...interfaces],
    ...(functional && { functional }),
  });
  const draft: ClassDraft = {
    id: newId(generation),
    name,
    form,
    sealed: header.sealed ?? false,
    open: header.open ?? (form === 'abstract' || form === 'interface'),
    placement: header.placement ?? 'top',
    functional: functional !== undefined,
    typeParameters,
    self: selfType(hierarchy, name),
    ...(superclass && { superclassType: superclass }),
    interfaces,
    fields: [],
    staticFields: [],
    methods: [],
    classes: [],
    cases: [],
    instances: new Map(),
    ...(enclosing && { enclosing }),
  };
  classes.set(name, draft);
  enclosing?.classes.push(draft);
  return draft;
}

/** Declares one class, or a few that belong together: a sealed class with its subclasses, for example. */
export function declareClasses(generation: Generation, form: keyof Policy['forms']): void {
  switch (form) {
    case 'sealed':
      return declareSealed(generation);
    case 'recursive':
      return declareRecursive(generation);
    case 'abstract':
    case 'interface':
    case 'record':
      return declareOne(generation, form);
    default:
      return declareOne(generation, 'class');
  }
}

function declareOne(generation: Generation, form: ClassForm): void {
  const { names, policy, random } = generation;
  const name = names.classOf();
  const typeParameters = isGeneric(generation, 'genericClasses')
    ? declareTypeParameters(generation, outerScope(), name, true)
    : [];
  const superclass =
    (form === 'class' || form === 'abstract') && random.chance(policy.chances.superclass)
      ? chooseSuperclass(generation, typeParameters)
      : undefined;
  declareHeader(generation, {
    name,
    form,
    typeParameters,
    open: form !== 'record' && (form !== 'class' || random.chance(policy.chances.openClass)),
    ...(superclass && { superclass }),
    interfaces: chooseInterfaces(generation, typeParameters, superclass),
  });
}

function chooseSuperclass(generation: Generation, parameters: readonly TypeParameter[]): ClassType | undefined {
  const { random, classes } = generation;
  const open = [...classes.values()].filter(
    (each) => each.open && !each.sealed && each.form !== 'interface' && each.placement === 'top',
  );
  return open.length === 0 ? undefined : chooseSupertype(generation, random.pick(open), parameters);
}

function chooseInterfaces(
  generation: Generation,
  parameters: readonly TypeParameter[],
  superclass: ClassType | undefined,
): ClassType[] {
  const { random, classes, policy } = generation;
  const chosen: ClassType[] = [];
  const wanted =
    (random.chance(policy.chances.interface) ? 1 : 0) +
    (wants(generation, 'severalInterfaces', policy.chances.secondInterface) ? 1 : 0);
  const open = [...classes.values()].filter((each) => each.form === 'interface' && !each.sealed);
  for (let i = 0; i < wanted && open.length > 0; i++) {
    const one = chooseSupertype(generation, random.pick(open), parameters);
    if (one && agrees(generation, one, [...(superclass ? [superclass] : []), ...chosen])) chosen.push(one);
  }
  return chosen;
}

/** A class applied to types so that another class with these parameters may inherit from it. */
function chooseSupertype(
  generation: Generation,
  draft: ClassDraft,
  parameters: readonly TypeParameter[],
): ClassType | undefined {
  const { hierarchy } = generation;
  const wish = { depth: 1, primitives: false, projections: false };
  const type = applyClass(generation, outerScope(parameters), draft, wish);
  return type && fitsPosition(hierarchy, type, 'out', parameters) ? type : undefined;
}

// A class has every supertype once: what it gets on one way must be what it gets on another.
function agrees(generation: Generation, type: ClassType, others: readonly ClassType[]): boolean {
  const known = new Map<string, ClassType>();
  for (const other of others.flatMap((each) => closure(generation, each))) known.set(other.name, other);
  return (
    !others.some(({ name }) => name === type.name) &&
    closure(generation, type).every((each) => (known.get(each.name) ?? each) === each)
  );
}

/** A class type and all its supertypes. */
export function closure(generation: Generation, type: ClassType): ClassType[] {
  return [type, ...directSupertypes(generation.hierarchy, type).flatMap((sup) => closure(generation, sup))];
}

function declareSealed(generation: Generation): void {
  const { names, random, policy } = generation;
  const mayBeClass = allows(generation, 'abstractClasses');
  const form =
    allows(generation, 'interfaces') && (!mayBeClass || random.chance(policy.chances.sealedInterface))
      ? 'interface'
      : 'abstract';
  const parent = declareHeader(generation, { name: names.classOf(), form, sealed: true });
  for (let i = within(generation, policy.counts.sealedCases); i > 0; i--) {
    const record = form === 'interface' && allows(generation, 'records') && random.chance(policy.chances.sealedRecord);
    const child = declareHeader(generation, {
      name: names.classOf(),
      form: record ? 'record' : 'class',
      ...(form === 'interface' ? { interfaces: [parent.self] } : { superclass: parent.self }),
    });
    parent.cases.push(child);
  }
}

// interface Node<T extends Node<T>>, and a class that is a Node of itself, so that there is one.
function declareRecursive(generation: Generation): void {
  const { names, hierarchy } = generation;
  const { table } = hierarchy;
  const [name, leaf] = [names.classOf(), names.classOf()];
  const bound: Type = table.classType(name, [table.parameter(`${name}.T`)]);
  declareHeader(generation, {
    name,
    form: 'interface',
    typeParameters: [{ name: `${name}.T`, variance: 'invariant', bound }],
  });
  const interfaces = [table.classType(name, [table.classType(leaf)])];
  declareHeader(generation, { name: leaf, form: 'class', interfaces });
}
