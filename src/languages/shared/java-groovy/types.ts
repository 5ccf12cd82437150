import type { TypeParameter } from '../../../model/types/hierarchy.js';
import { parameterLabel, type TypeArgument } from '../../../model/types/type.js';
import { libraryImports } from './library.js';
import { className, type Place } from './place.js';

/** A type or a type argument as it is written at a place. */
export function printType(place: Place, type: TypeArgument): string {
  switch (type.kind) {
    case 'top':
      return 'Object';
    case 'primitive':
      return type.name;
    case 'class': {
      const from = place.index.library.has(type.name) ? undefined : libraryImports.get(type.name);
      if (from) place.imports.add(from);
      return className(place, type.name) + printTypeArguments(place, type.args);
    }
    case 'parameter':
      return labelOf(place, type.name);
    case 'array':
      return `${printType(place, type.element)}[]`;
    case 'nullable':
      return printType(place, type.of);
    case 'projection':
      return type.star ? '?' : `? ${type.variance === 'out' ? 'extends' : 'super'} ${printType(place, type.of)}`;
    case 'intersection':
      return type.parts.map((each) => printType(place, each)).join(' & ');
    case 'function':
    case 'tuple':
    case 'bottom':
      throw new Error(`there is no ${type.kind} type in this language`);
  }
}

/** Type arguments in angle brackets, or nothing if there are none. */
export function printTypeArguments(place: Place, types: readonly TypeArgument[]): string {
  return types.length === 0 ? '' : `<${types.map((type) => printType(place, type)).join(', ')}>`;
}

/** Declared type parameters in angle brackets with their bounds, or nothing if there are none. */
export function printTypeParameters(place: Place, parameters: readonly TypeParameter[]): string {
  if (parameters.length === 0) return '';
  const printed = parameters.map(({ name, bound }) =>
    bound && bound.kind !== 'top' ? `${labelOf(place, name)} extends ${printType(place, bound)}` : labelOf(place, name),
  );
  return `<${printed.join(', ')}>`;
}

// The second T of a program is T2.
function labelOf(place: Place, name: string): string {
  const label = parameterLabel(name);
  if (!place.precautions.has('uniqueTypeParameters')) return label;
  let unique = place.labels.get(name);
  if (unique === undefined) {
    const alike = [...place.labels.keys()].filter((each) => parameterLabel(each) === label).length;
    unique = alike === 0 ? label : `${label}${alike + 1}`;
    place.labels.set(name, unique);
  }
  return unique;
}
