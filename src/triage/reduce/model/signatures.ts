import type { Argument } from '../../../model/program/expression.js';
import type { ClassDeclaration, MethodDeclaration, Program } from '../../../model/program/program.js';
import { traverse } from '../../../model/program/traverse.js';

/** What calls and new objects of a program are matched with, by name. */
export interface Signatures {
  /** The names of the fields that the constructor of a class takes. */
  fieldsOf(className: string): readonly string[];
  /** The place of the parameter of a method, or of a further constructor, that an argument is for. */
  placeOf(method: string, argument: Argument, position: number): number;
}

/** Collects the signatures of a program. */
export function signaturesOf(program: Program): Signatures {
  const fields = new Map<string, readonly string[]>();
  const methods = new Map<string, Pick<MethodDeclaration, 'parameters'>>();
  const visit = (declaration: ClassDeclaration) => {
    fields.set(
      declaration.name,
      declaration.fields.map(({ name }) => name),
    );
    for (const each of declaration.constructors ?? []) methods.set(each.name, each);
    for (const each of declaration.classes) visit(each);
  };
  for (const each of program.classes) visit(each);
  traverse(program, { method: (method) => void methods.set(method.name, method) });
  return {
    fieldsOf: (className) => fields.get(className) ?? [],
    placeOf(method, { name }, position) {
      const parameters = methods.get(method)?.parameters ?? [];
      if (name !== undefined) return parameters.findIndex((each) => each.name === name);
      const vararg = parameters.findIndex((each) => each.vararg);
      return vararg >= 0 && position >= vararg ? vararg : position;
    },
  };
}
