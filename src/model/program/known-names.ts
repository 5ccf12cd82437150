import type { Program } from './program.js';
import { traverse } from './traverse.js';

/** The variables for which the names stand that flow typing gives them, in a language in which they keep their own. */
export function knownNames(program: Program): Map<string, string> {
  const names = new Map<string, string>();
  traverse(program, {
    statement: (each) => {
      if (each.kind === 'assign' && each.known && each.target.kind === 'variable')
        names.set(each.known.name, each.target.name);
    },
    expression: (each) => {
      if (each.kind === 'test') names.set(each.binding, each.variable.name);
    },
  });
  return names;
}
