import type { ClassDeclaration } from '../../../model/program/program.js';
import type { ProgramIndex } from '../../../model/program/program-index.js';
import type { TypeParameter } from '../../../model/types/hierarchy.js';
import type { ClassType } from '../../../model/types/type.js';
import { printType, type Spelling } from './types.js';

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
  const above = new Map<string, string[]>();
  if (declaration.superclass) collect(declaration.superclass.type, index, above);
  const all = new Map(above);
  for (const type of declaration.interfaces) collect(type, index, all);
  return [...all].flatMap(([name, args]) => {
    const branded = index.classes.get(name);
    if (branded?.form !== 'interface' || above.has(name)) return [];
    return [`declare readonly ${brandName(name)}: ${brandType(branded.typeParameters, args)};`];
  });
}

// A class type and all its supertypes, each with its arguments as they are written.
function collect(type: ClassType, index: ProgramIndex, into: Map<string, string[]>, spelling?: Spelling): void {
  const declaration = index.classes.get(type.name);
  // A class of a wrong program may inherit from itself.
  if (!declaration || into.has(type.name)) return;
  const args = type.args.map((arg) => printType(arg, index, spelling));
  into.set(type.name, args);
  const own = new Map(declaration.typeParameters.map(({ name }, i) => [name, args[i] ?? 'unknown']));
  const above = [...(declaration.superclass ? [declaration.superclass.type] : []), ...declaration.interfaces];
  for (const each of above) collect(each, index, into, own);
}
