import type { TypeParameter } from '../types/hierarchy.js';
import type { Type } from '../types/type.js';
import type { ClassDeclaration } from './program.js';

/** What a constructor takes. */
export interface ConstructorSignature {
  readonly typeParameters: readonly TypeParameter[];
  readonly parameters: readonly { readonly name: string; readonly type: Type; readonly vararg?: boolean }[];
}

type Constructed = Pick<ClassDeclaration, 'fields' | 'constructors'>;

/** The constructor that a new object is made by: a further one, or the one that takes a value for each field. */
export function constructorBy(
  { fields, constructors = [] }: Constructed,
  by: { readonly name: string } | undefined,
): ConstructorSignature {
  const further = by && constructors.find(({ name }) => name === by.name);
  return further ?? { typeParameters: [], parameters: fields };
}

/** The constructors that can be called with so many arguments. */
export function constructorsTaking(declaration: Constructed, count: number): ConstructorSignature[] {
  const { fields, constructors = [] } = declaration;
  return [{ typeParameters: [], parameters: fields }, ...constructors].filter(({ parameters }) =>
    isVararg(parameters) ? count >= parameters.length - 1 : count === parameters.length,
  );
}

/** The type of what is given for a parameter at a place; several arguments may go to the last one. */
export function parameterAt({ parameters }: ConstructorSignature, at: number): Type | undefined {
  return (parameters[at] ?? (isVararg(parameters) ? parameters.at(-1) : undefined))?.type;
}

function isVararg(parameters: ConstructorSignature['parameters']): boolean {
  return parameters.at(-1)?.vararg === true;
}
