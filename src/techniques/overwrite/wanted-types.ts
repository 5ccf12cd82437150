import { constructorsTaking } from '../../model/program/constructors.js';
import type { Profile } from '../../model/program/profile.js';
import type { ClassDeclaration } from '../../model/program/program.js';
import { argumentsOf, type Hierarchy, type TypeParameter } from '../../model/types/hierarchy.js';
import type { Substitution } from '../../model/types/substitute.js';
import { viewAs } from '../../model/types/subtype.js';
import type { Type } from '../../model/types/type.js';

/** What is wanted for the fields of a class, unless another constructor takes as many arguments. */
export function takenBy(declaration: ClassDeclaration | undefined, count: number): ClassDeclaration['fields'] {
  return declaration && constructorsTaking(declaration, count).length === 1 ? declaration.fields : [];
}

/** Whether no projection hides what is wanted of members; the bound of a type parameter may hold some. */
export function isExact(type: Type): boolean {
  return type.kind === 'class' && type.args.every(({ kind }) => kind !== 'projection');
}

/** Whether an argument for a parameter may be one of several. */
export function takesSeveral({ profile }: { readonly profile: Profile }, type: Type, isLast: boolean): boolean {
  return profile.tolerates.arraysTakeSeveral !== undefined && isLast && type.kind === 'array';
}

/** What the type parameters of the class that declares a method stand for, if no projection is in between. */
export function viewOf(
  { hierarchy }: { readonly hierarchy: Hierarchy },
  type: Type,
  owner: string,
): Substitution | undefined {
  const seen = type.kind === 'class' && isExact(type) ? viewAs(hierarchy, type, owner) : undefined;
  return seen && isExact(seen) ? argumentsOf(hierarchy, seen) : undefined;
}

/** Types by the names of the parameters that they stand for. */
export function byName(parameters: readonly TypeParameter[], types: readonly Type[]): Substitution {
  return new Map(parameters.flatMap(({ name }, i) => (types[i] ? [[name, types[i]] as const] : [])));
}
