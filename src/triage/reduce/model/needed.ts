import type { ClassDeclaration, MethodDeclaration, Program } from '../../../model/program/program.js';

/** A declaration that can go by itself: a class without its members, a member, a function or a variable. */
interface Unit {
  readonly id: number;
  readonly name: string;
  /** The class around it. */
  readonly owner?: Unit;
  /** The names that it speaks of. */
  readonly mentions: ReadonlySet<string>;
}

/**
 * What could go if only one declaration mattered: for each one the ids of all that it does not need, the most first. Only
 * with names is it reckoned: they are unique, but for methods that override.
 */
export function unneededIds(program: Program): number[][] {
  const units = unitsOf(program);
  const cuts = units.map((root) => {
    const needed = neededBy(root, units);
    return units.filter((unit) => !needed.has(unit)).map(({ id }) => id);
  });
  const differing = new Map(cuts.filter((ids) => ids.length > 0).map((ids) => [ids.join(), ids]));
  return [...differing.values()].sort((a, b) => b.length - a.length);
}

function neededBy(root: Unit, units: readonly Unit[]): ReadonlySet<Unit> {
  const needed = new Set<Unit>();
  const names = new Set<string>();
  const add = (unit: Unit): void => {
    if (needed.has(unit)) return;
    needed.add(unit);
    for (const name of unit.mentions) names.add(name);
    if (unit.owner) add(unit.owner);
  };
  add(root);
  for (let before = -1; before !== needed.size; ) {
    before = needed.size;
    // What only overrides a method is not needed where its class is not.
    for (const unit of units) if (names.has(unit.name) && (!isMember(unit) || needed.has(unit.owner))) add(unit);
  }
  return needed;
}

function isMember(unit: Unit): unit is Unit & { readonly owner: Unit } {
  return unit.owner !== undefined;
}

function unitsOf({ classes, functions, variables }: Program): Unit[] {
  const units: Unit[] = [];
  const add = (part: { readonly id: number; readonly name: string }, speaks: object, owner?: Unit): Unit => {
    const unit = { id: part.id, name: part.name, mentions: namesIn(speaks), ...(owner && { owner }) };
    units.push(unit);
    return unit;
  };
  const addClass = (declaration: ClassDeclaration, outer?: Unit): void => {
    const { fields, staticFields, methods, classes: inner, ...header } = declaration;
    // Without its method no interface is functional, and no record is without components.
    const own = [
      ...(declaration.functional ? methods.filter(({ body }) => !body) : []),
      ...(declaration.form === 'record' ? fields : []),
    ];
    const unit = add(declaration, [header, own], outer);
    for (const each of [...fields, ...staticFields, ...methods] satisfies readonly (MethodDeclaration | object)[])
      add(each, each, unit);
    for (const each of inner) addClass(each, unit);
  };
  for (const each of classes) addClass(each);
  for (const each of [...functions, ...variables]) add(each, each);
  return units;
}

function namesIn(part: object): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      // The table of types is no part of a type.
      if ((key === 'name' || key === 'owner') && typeof each === 'string') names.add(each);
      else visit(each);
    }
  };
  visit(part);
  return names;
}
