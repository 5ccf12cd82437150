import type { ClassDeclaration, Program } from '../../../model/program/program.js';
import { traverse } from '../../../model/program/traverse.js';
import { substitute } from '../../../model/types/substitute.js';
import type { ClassType, Type } from '../../../model/types/type.js';
import type { TypeTable } from '../../../model/types/type-table.js';
import { mentionsIn } from './mentions.js';
import { dropSupertypes, supertypeEdges } from './supertypes.js';

/**
 * The ids of classes that inherit although nothing depends on that: nobody speaks of them or inherits from them, nor do they
 * speak of what they inherit.
 */
export function needlessHeirs(program: Program): number[] {
  const { classes } = mentionsIn(program);
  const above = new Set(supertypeEdges(program).map(({ to }) => to));
  return found(
    program,
    ({ name, superclass, interfaces, functional, methods }) =>
      !classes.has(name) &&
      !above.has(name) &&
      (superclass !== undefined || interfaces.length > 0) &&
      (!functional || methods.some(({ body }) => !body)),
  );
}

/** A program in which these classes inherit from nothing. */
export function withoutSupertypes(program: Program, ids: ReadonlySet<number>): Program {
  return dropSupertypes(
    program,
    supertypeEdges(program).filter(({ from }) => ids.has(from)),
  );
}

/** The ids of classes that hold nothing and only stand between others and what these inherit. */
export function emptyAncestors(program: Program): number[] {
  const { classes } = mentionsIn(program);
  return found(
    program,
    ({ name, sealed, functional, fields, constructors = [], staticFields, methods, superclass, classes: inner }) =>
      !classes.has(name) &&
      !sealed &&
      !functional &&
      [fields, constructors, staticFields, methods, inner, superclass?.arguments ?? []].every(
        ({ length }) => length === 0,
      ),
  );
}

/** A program without such a class: who inherited from it inherits from what it inherited from. */
export function bypass(program: Program, id: number, table: TypeTable): Program | undefined {
  let gone: ClassDeclaration | undefined;
  traverse(program, {
    class: (each) => {
      if (each.id === id) gone = each;
    },
  });
  const ancestor = gone;
  if (!ancestor) return undefined;
  const change = (list: readonly ClassDeclaration[]): ClassDeclaration[] =>
    list
      .filter((each) => each !== ancestor)
      .map((each) => inheritPast({ ...each, classes: change(each.classes) }, ancestor, table));
  return { ...program, classes: change(program.classes) };
}

function inheritPast(heir: ClassDeclaration, ancestor: ClassDeclaration, table: TypeTable): ClassDeclaration {
  const { superclass, interfaces, ...rest } = heir;
  const edge = [...(superclass ? [superclass.type] : []), ...interfaces].find(({ name }) => name === ancestor.name);
  if (!edge) return heir;
  const by = new Map(ancestor.typeParameters.map(({ name }, i) => [name, edge.args[i] as Type]));
  const passed = (type: ClassType) => substitute(type, by, table) as ClassType;
  const isSuperclass = superclass?.type === edge;
  const above = isSuperclass
    ? ancestor.superclass && { ...ancestor.superclass, type: passed(ancestor.superclass.type) }
    : superclass;
  const others = interfaces.filter((each) => each !== edge);
  return {
    ...rest,
    ...(above && { superclass: above }),
    interfaces: [...new Set([...others, ...ancestor.interfaces.map(passed)])],
  };
}

function found(program: Program, isWanted: (declaration: ClassDeclaration) => boolean): number[] {
  const ids: number[] = [];
  traverse(program, {
    class: (each) => {
      if (isWanted(each)) ids.push(each.id);
    },
  });
  return ids;
}
