import type { ClassDeclaration, Program } from './program.js';

/** The classes of a program by their names, which are unique, with the class around each. */
export interface ProgramIndex {
  readonly classes: ReadonlyMap<string, ClassDeclaration>;
  readonly enclosing: ReadonlyMap<string, ClassDeclaration>;
}

/** Collects the classes of a program, nested ones too. */
export function indexProgram(program: Program): ProgramIndex {
  const classes = new Map<string, ClassDeclaration>();
  const enclosing = new Map<string, ClassDeclaration>();
  const visit = (declaration: ClassDeclaration, outer?: ClassDeclaration) => {
    classes.set(declaration.name, declaration);
    if (outer) enclosing.set(declaration.name, outer);
    for (const inner of declaration.classes) visit(inner, declaration);
  };
  for (const declaration of program.classes) visit(declaration);
  return { classes, enclosing };
}
