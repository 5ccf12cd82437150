import type { ClassDeclaration } from '../../../model/program/program.js';
import type { ProgramIndex } from '../../../model/program/program-index.js';
import type { TypeParameter } from '../../../model/types/hierarchy.js';
import { type Substitution, substitute } from '../../../model/types/substitute.js';
import type { ClassType, Type } from '../../../model/types/type.js';
import { createTypeTable } from '../../../model/types/type-table.js';
import { printType } from './types.js';

/** The type of a brand: it uses every type parameter as the declaration says that the class varies with it. */
function brandType(parameters: readonly TypeParameter[], args: readonly string[]): string {
  if (parameters.length === 0) return 'true';
  const parts = parameters.map(({ variance }, i) => {
    const arg = args[i] ?? 'unknown';
    if (variance === 'out') return `() => ${arg}`;
    return variance === 'in' ? `(value: ${arg}) => void` : `(value: ${arg}) => ${arg}`;
  });
  return parts.length === 1 ? (parts[0] as string) : `[${parts.join(', ')}]`;
}

function brandName(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Brand`;
}

/** The member that makes a class or an interface nominal: TypeScript compares types by their members. */
export function ownBrand({ name, form, typeParameters }: ClassDeclaration, index: ProgramIndex): string {
  const args = typeParameters.map((each) => printType({ kind: 'parameter', id: 0, name: each.name }, index));
  const member = `${brandName(name)}: ${brandType(typeParameters, args)};`;
  return form === 'interface' ? `readonly ${member}` : `declare private readonly ${member}`;
}

/** The brands of the interfaces that a class implements and its superclass does not. */
export function inheritedBrands(declaration: ClassDeclaration, index: ProgramIndex): string[] {
  const above = declaration.superclass
    ? interfacesOf(declaration.superclass.type, index)
    : new Map<string, ClassType>();
  const own = new Map<string, ClassType>();
  for (const type of declaration.interfaces)
    for (const [name, seen] of [[type.name, type] as const, ...interfacesOf(type, index)]) own.set(name, seen);
  return [...own].flatMap(([name, type]) => {
    const branded = index.classes.get(name);
    if (!branded || above.has(name)) return [];
    const args = type.args.map((arg) => printType(arg, index));
    return [`declare readonly ${brandName(name)}: ${brandType(branded.typeParameters, args)};`];
  });
}

// All interfaces above a class type, seen through its arguments.
function interfacesOf(type: ClassType, index: ProgramIndex): Map<string, ClassType> {
  const declaration = index.classes.get(type.name);
  const found = new Map<string, ClassType>();
  if (!declaration) return found;
  const by: Substitution = new Map(declaration.typeParameters.map(({ name }, i) => [name, type.args[i] as Type]));
  const seen = (each: ClassType) => substitute(each, by, createTypeTable()) as ClassType;
  for (const each of declaration.interfaces) {
    const sup = seen(each);
    found.set(sup.name, sup);
    for (const [name, higher] of interfacesOf(sup, index)) found.set(name, higher);
  }
  if (declaration.superclass)
    for (const [name, higher] of interfacesOf(seen(declaration.superclass.type), index)) found.set(name, higher);
  return found;
}
