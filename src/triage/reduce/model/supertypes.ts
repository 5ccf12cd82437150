import type { ClassDeclaration, Program } from '../../../model/program/program.js';
import { traverse } from '../../../model/program/traverse.js';

/** A supertype that a class could do without. */
export interface SupertypeEdge {
  /** The id of the class. */
  readonly from: number;
  /** The name of the supertype. */
  readonly to: string;
}

/** All supertypes that classes of the program name. */
export function supertypeEdges(program: Program): SupertypeEdge[] {
  const edges: SupertypeEdge[] = [];
  traverse(program, {
    class: ({ id, superclass, interfaces }) => {
      if (superclass) edges.push({ from: id, to: superclass.type.name });
      for (const { name } of interfaces) edges.push({ from: id, to: name });
    },
  });
  return edges;
}

/** A program in which classes do not inherit from these supertypes any more. */
export function dropSupertypes(program: Program, edges: readonly SupertypeEdge[]): Program {
  const isDropped = (from: number, to: string) => edges.some((edge) => edge.from === from && edge.to === to);
  return rewriteClasses(program, (declaration) => {
    const { id, superclass, interfaces, ...rest } = declaration;
    const keptClass = superclass && !isDropped(id, superclass.type.name) ? { superclass } : {};
    const kept = interfaces.filter(({ name }) => !isDropped(id, name));
    const isRoot = !('superclass' in keptClass) && kept.length === 0;
    return {
      ...rest,
      id,
      ...keptClass,
      interfaces: kept,
      methods: isRoot ? rest.methods.map((method) => ({ ...method, overrides: false })) : rest.methods,
    };
  });
}

function rewriteClasses(program: Program, change: (declaration: ClassDeclaration) => ClassDeclaration): Program {
  const visit = (list: readonly ClassDeclaration[]): ClassDeclaration[] =>
    list.map((each) => change({ ...each, classes: visit(each.classes) }));
  return { ...program, classes: visit(program.classes) };
}
