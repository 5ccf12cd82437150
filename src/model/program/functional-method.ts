import type { MethodDeclaration } from './program.js';
import type { ProgramIndex } from './program-index.js';

/** The one abstract method of a functional interface of the program, its own or an inherited one. */
export function functionalMethod(index: ProgramIndex, name: string): MethodDeclaration | undefined {
  const declaration = index.classes.get(name);
  const own = declaration?.methods.find(({ body }) => body === undefined);
  if (own) return own;
  for (const inherited of declaration?.interfaces ?? []) {
    const found = functionalMethod(index, inherited.name);
    if (found) return found;
  }
  return undefined;
}
