import type { TypeParameter } from '../types/hierarchy.js';
import type { Type } from '../types/type.js';
import type { Callee } from './expression.js';
import type { LibraryClass } from './library-class.js';
import type { AliasDeclaration, ClassDeclaration, MethodDeclaration, Program } from './program.js';
import { traverse } from './traverse.js';

/** The classes of a program by their names, which are unique, with the class around each; and its functions, wherever they stand. */
export interface ProgramIndex {
  readonly classes: ReadonlyMap<string, ClassDeclaration>;
  readonly enclosing: ReadonlyMap<string, ClassDeclaration>;
  readonly aliases: readonly AliasDeclaration[];
  /** The bounds of type parameters, by their names, which are unique. */
  readonly bounds: ReadonlyMap<string, Type>;
  /** Several functions of one name are overloads. */
  readonly functions: ReadonlyMap<string, readonly MethodDeclaration[]>;
  /** The classes of libraries that are used. */
  readonly library: ReadonlyMap<string, LibraryClass>;
}

/** Collects the classes of a program, nested ones too, and its functions. */
export function indexProgram(program: Program): ProgramIndex {
  const classes = new Map<string, ClassDeclaration>();
  const enclosing = new Map<string, ClassDeclaration>();
  const functions = new Map<string, readonly MethodDeclaration[]>();
  const bounds = new Map<string, Type>();
  const addBounds = ({ typeParameters }: { readonly typeParameters: readonly TypeParameter[] }) => {
    for (const { name, bound } of typeParameters) if (bound) bounds.set(name, bound);
  };
  const visit = (declaration: ClassDeclaration, outer?: ClassDeclaration) => {
    addBounds(declaration);
    declaration.constructors?.forEach(addBounds);
    classes.set(declaration.name, declaration);
    if (outer) enclosing.set(declaration.name, outer);
    for (const inner of declaration.classes) visit(inner, declaration);
  };
  for (const declaration of program.classes) visit(declaration);
  const library = new Map<string, LibraryClass>();
  for (const each of program.library ?? []) {
    library.set(each.name, each);
    for (const declared of [each, ...each.constructors, ...each.methods]) addBounds(declared);
  }
  traverse(program, {
    method: (method, owner) => {
      addBounds(method);
      if (!owner) functions.set(method.name, [...(functions.get(method.name) ?? []), method]);
    },
  });
  return { classes, enclosing, functions, aliases: program.aliases ?? [], bounds, library };
}

/** The methods or functions that a call or a reference may mean: more than one if they are overloaded. */
export function calledMethods(
  { classes, functions, library }: ProgramIndex,
  { callee, name }: { readonly callee: Callee; readonly name: string },
): readonly MethodDeclaration[] {
  if (callee.kind === 'function') return functions.get(name) ?? [];
  const owner = classes.get(callee.owner) ?? library.get(callee.owner);
  return owner?.methods.filter((method) => method.name === name) ?? [];
}
