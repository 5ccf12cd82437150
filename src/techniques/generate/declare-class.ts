import type { ClassForm } from '../../model/program/program.js';
import type { TypeParameter } from '../../model/types/hierarchy.js';
import { substitute } from '../../model/types/substitute.js';
import { type ClassType, parameterLabel, type Type } from '../../model/types/type.js';
import { applyClass } from './choose-type.js';
import { agrees, declareHeader, type Header } from './declare-header.js';
import { declareTypeParameters, isGeneric } from './declare-parameters.js';
import type { ClassDraft } from './draft.js';
import { allows, type Generation, wants, within } from './generation.js';
import type { Policy } from './policy.js';
import type { Scope } from './scope.js';
import { fitsPosition } from './variance.js';

/** The scope outside of all classes and functions. */
export function outerScope(typeParameters: readonly TypeParameter[] = []): Scope {
  return { hasThis: false, typeParameters: typeParameters.map(({ name }) => name), variables: [], lambdaStart: 0 };
}

/** Declares one class, or a few that belong together: a sealed class with its subclasses, for example. */
export function declareClasses(generation: Generation, form: keyof Policy['forms']): void {
  switch (form) {
    case 'sealed':
      return declareSealed(generation);
    case 'recursive':
      return declareRecursive(generation);
    case 'enum':
      return declareEnum(generation);
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

function declareEnum(generation: Generation): void {
  const { names, profile } = generation;
  const interfaces = profile.restrictions.plainEnums ? [] : chooseInterfaces(generation, [], undefined);
  declareHeader(generation, { name: names.classOf(), form: 'enum', open: false, interfaces });
}

function declareSealed(generation: Generation): void {
  const { names, random, policy } = generation;
  const mayBeClass = allows(generation, 'abstractClasses');
  const form =
    allows(generation, 'interfaces') && (!mayBeClass || random.chance(policy.chances.sealedInterface))
      ? 'interface'
      : 'abstract';
  const name = names.classOf();
  const isParameterized =
    isGeneric(generation, 'genericClasses') && wants(generation, 'genericMatches', policy.chances.genericSealed);
  const typeParameters = isParameterized ? declareTypeParameters(generation, outerScope(), name, false) : [];
  const parent = declareHeader(generation, { name, form, sealed: true, typeParameters });
  for (let i = within(generation, policy.counts.sealedCases); i > 0; i--) {
    const record = form === 'interface' && allows(generation, 'records') && random.chance(policy.chances.sealedRecord);
    const { above, ...child } = caseOf(generation, parent);
    const header = { ...child, form: record ? 'record' : 'class' } as const;
    parent.cases.push(
      declareHeader(generation, {
        ...header,
        ...(form === 'interface' ? { interfaces: [above] } : { superclass: above }),
      }),
    );
  }
}

// A subclass of a generic sealed class hands its own type parameters on, or is one for certain types only.
function caseOf(
  generation: Generation,
  parent: ClassDraft,
): Pick<Header, 'name' | 'typeParameters'> & { readonly above: ClassType } {
  const { names, hierarchy, random, policy } = generation;
  const { table } = hierarchy;
  const name = names.classOf();
  const closed = random.chance(policy.chances.closedCase)
    ? applyClass(generation, outerScope(), parent, { depth: 1, primitives: false, projections: false })
    : undefined;
  if (parent.typeParameters.length === 0 || closed) return { name, above: closed ?? parent.self };
  const by = new Map(
    parent.typeParameters.map((each) => [each.name, table.parameter(`${name}.${parameterLabel(each.name)}`)]),
  );
  const typeParameters = parent.typeParameters.map(
    ({ bound, variance, ...rest }): TypeParameter => ({
      variance,
      name: by.get(rest.name)?.name ?? rest.name,
      ...(bound && { bound: substitute(bound, by, table) }),
    }),
  );
  return { name, typeParameters, above: table.classType(parent.name, [...by.values()]) };
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
