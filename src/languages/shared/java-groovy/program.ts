import type { SourceFile } from '../../../core/test-program.js';
import { braces, type Doc, hardLine, join, render } from '../../../model/program/print/doc.js';
import { knownNames } from '../../../model/program/known-names.js';
import { levels, type Printed } from '../../../model/program/print/precedence.js';
import type { Main, Program } from '../../../model/program/program.js';
import { indexProgram } from '../../../model/program/program-index.js';
import { printClass, printMembers } from './declarations.js';
import { printExpression } from './expressions.js';
import { printMethod } from './methods.js';
import { type Dialect, inBodyOf, type Place, programClass } from './place.js';
import { printVariableDeclaration } from './statements.js';

/** A program as one file: its classes, and one more class with the functions and the variables. */
export function printProgram(dialect: Dialect, program: Program): readonly SourceFile[] {
  const place: Place = {
    dialect,
    index: indexProgram(program),
    globals: new Set(program.variables.map(({ name }) => name)),
    imports: new Set(dialect.imports),
    labels: new Map(),
    omitted: new Set(program.omitted),
    precautions: new Set(program.precautions),
    bodies: [],
    bound: dialect.flowTyped ? boundNames(program) : new Map(),
    print: printExpression,
  };
  const parts = [
    ...program.classes.map((declaration) => printClass(place, declaration)),
    printProgramClass(place, program),
  ];
  const imports = [...place.imports].sort().map((name) => `import ${name}${dialect.terminator}`);
  const head: Doc[] = imports.length > 0 ? [join(imports, hardLine)] : [];
  const text = render(join([...head, ...parts], [hardLine, hardLine]), { width: 100, step: '    ' });
  return [{ path: dialect.file, text }];
}

function boundNames(program: Program): Map<string, Printed> {
  return new Map([...knownNames(program)].map(([name, doc]) => [name, { doc, level: levels.primary }]));
}

function printProgramClass(outside: Place, { functions, variables, main }: Program): Doc {
  const place = inBodyOf(outside, programClass);
  const fields = variables.map((variable) => printVariableDeclaration(place, variable, 'static '));
  const methods = functions.map((method) => printMethod(place, method));
  if (main) methods.push(printMain(place.dialect, main));
  const members = fields.length > 0 ? [join(fields, hardLine), ...methods] : methods;
  return [
    place.dialect.annotations.map((line) => [line, hardLine]),
    `final class ${programClass} `,
    printMembers(members),
  ];
}

function printMain(dialect: Dialect, { function: name, rounds }: Main): Doc {
  const { terminator } = dialect;
  const printed = (text: string) => `System.out.println(${text})${terminator}`;
  const counted = `checksum = 31 * checksum + ${name}().hashCode()${terminator}`;
  const repeated: Doc[] = [
    `int checksum = 0${terminator}`,
    [`for (int round = 0; round < ${rounds}; round++) `, braces([counted])],
  ];
  const lines = rounds > 0 ? [...repeated, printed(`${name}()`), printed('checksum')] : [printed(`${name}()`)];
  const words = [dialect.access('method', 'public'), 'static void main(String[] arguments)'].filter(
    (word) => word !== '',
  );
  return [words.join(' '), ' ', braces(lines)];
}
