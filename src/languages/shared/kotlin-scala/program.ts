import { type Doc, hardLine, join, render } from '../../../model/program/print/doc.js';
import { knownNames } from '../../../model/program/known-names.js';
import type { AliasDeclaration, ClassDeclaration, Main, Program } from '../../../model/program/program.js';
import { indexProgram } from '../../../model/program/program-index.js';
import type { Type } from '../../../model/types/type.js';
import type { Dialect, Place } from './dialect.js';
import { together } from './sections.js';
import { printVariable } from './statements.js';
import { expandedText, printTypeArguments } from './types.js';

/** How a language writes what stands outside of all classes. */
export interface Declarations {
  printClass(place: Place, declaration: ClassDeclaration): Doc;
  printMain(main: Main): Doc;
  /** The word that begins the declaration of an alias. */
  readonly alias: string;
  /** One step of indentation. */
  readonly step: string;
}

const width = 100;

/** The text of a program, in one file with a package of its own. */
export function printProgram(program: Program, dialect: Dialect, declarations: Declarations): string {
  const index = indexProgram(program);
  const place: Place = {
    dialect,
    index,
    texts: new Map(),
    omitted: new Set(program.omitted),
    bound: knownNames(program),
  };
  const parts = [
    `package ${program.name}`,
    ...together(index.aliases.map((alias) => printAlias(place, declarations.alias, alias))),
    ...program.classes.map((declaration) => declarations.printClass(place, declaration)),
    ...together(program.variables.map((variable) => printVariable(place, variable))),
    ...program.functions.map((method) => dialect.printMethod(place, method)),
    ...(program.main ? [declarations.printMain(program.main)] : []),
  ];
  return render(join(parts, [hardLine, hardLine]), { width, step: declarations.step });
}

function printAlias(place: Place, word: string, { name, typeParameters, type }: AliasDeclaration): Doc {
  const parameters = typeParameters.map((each): Type => ({ kind: 'parameter', id: -1, name: each.name }));
  return `${word} ${name}${printTypeArguments(place, parameters)} = ${expandedText(place, type)}`;
}
