import { type Doc, hardLine, join, render } from '../../../model/program/print/doc.js';
import type { ClassDeclaration, Main, MethodDeclaration, Program } from '../../../model/program/program.js';
import { indexProgram } from '../../../model/program/program-index.js';
import type { Dialect, Place } from './dialect.js';
import { together } from './sections.js';
import { printVariable } from './statements.js';

/** How a language writes what stands outside of all classes. */
export interface Declarations {
  printClass(place: Place, declaration: ClassDeclaration): Doc;
  printMethod(place: Place, method: MethodDeclaration): Doc;
  printMain(main: Main): Doc;
  /** One step of indentation. */
  readonly step: string;
}

const width = 100;

/** The text of a program, in one file with a package of its own. */
export function printProgram(program: Program, dialect: Dialect, declarations: Declarations): string {
  const place: Place = {
    dialect,
    index: indexProgram(program),
    texts: new Map(),
    omitted: new Set(program.omitted),
    bound: new Map(),
  };
  const parts = [
    `package ${program.name}`,
    ...program.classes.map((declaration) => declarations.printClass(place, declaration)),
    ...together(program.variables.map((variable) => printVariable(place, variable))),
    ...program.functions.map((method) => declarations.printMethod(place, method)),
    ...(program.main ? [declarations.printMain(program.main)] : []),
  ];
  return render(join(parts, [hardLine, hardLine]), { width, step: declarations.step });
}
