import type { ModelSupport } from '../../../model/language.js';
import { type Doc, hardLine, render } from '../../../model/program/print/doc.js';
import type { Program } from '../../../model/program/program.js';
import { indexProgram } from '../../../model/program/program-index.js';
import { printAlias, printClass, printFunction, printVariable } from './declarations.js';
import type { Printing } from './expressions.js';
import { printMain } from './main.js';
import { profile } from './profile.js';

/** TypeScript's side of the program model. */
export const modelSupport: ModelSupport = {
  profile,
  print: (program) => [{ path: 'main.ts', text: printProgram(program) }],
};

// A class of a module is written with the word for that before its name.
function importsOf({ library = [] }: Program): Doc[] {
  const words = new Map(
    library.filter((each) => each.package !== '').map((each) => [each.package, each.name.split('.')[0]]),
  );
  return [...words].sort().map(([module, word]) => `import * as ${word} from '${module}';`);
}

function printProgram(program: Program): string {
  const printing: Printing = {
    index: indexProgram(program),
    omitted: new Set(program.omitted),
    precautions: new Set(program.precautions),
    bindings: new Map(),
    printFunction,
  };
  const parts: Doc[] = [
    ...importsOf(program),
    ...printing.index.aliases.map((each) => printAlias(each, printing)),
    ...program.classes.flatMap((each) => printClass(each, printing)),
    ...program.functions.map((each) => printFunction(each, printing)),
    ...program.variables.map((each) => printVariable(each, printing)),
    ...(program.main ? printMain(program.main) : []),
    // Without an export the file would be a script, whose names are everybody's.
    'export {};',
  ];
  return render(
    parts.flatMap((part, i) => (i === 0 ? [part] : [hardLine, hardLine, part])),
    { width: 100, step: '  ' },
  );
}
