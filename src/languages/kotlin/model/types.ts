import type { TypeParameter } from '../../../model/types/hierarchy.js';
import { parameterLabel } from '../../../model/types/type.js';
import type { OwnType, Place } from '../../shared/kotlin-scala/dialect.js';
import { type ParameterWords, printType } from '../../shared/kotlin-scala/types.js';

/** How type parameters are declared. */
export const parameterWords: ParameterWords = { out: 'out ', in: 'in ', bound: ' : ', severalApart: true };

/** The bounds of type parameters that have several, or nothing. */
export function whereClause(place: Place, parameters: readonly TypeParameter[]): string {
  const bounds = parameters.flatMap(({ name, bound }) =>
    bound?.kind === 'intersection'
      ? bound.parts.map((each) => `${parameterLabel(name)} : ${printType(place, each)}`)
      : [],
  );
  return bounds.length === 0 ? '' : ` where ${bounds.join(', ')}`;
}

/** A type that Kotlin writes in its own way. */
export function printOwnType(place: Place, type: OwnType): string {
  switch (type.kind) {
    case 'top':
      return 'Any?';
    case 'function': {
      const parameters = type.parameters.map((parameter) => printType(place, parameter));
      return `(${parameters.join(', ')}) -> ${printType(place, type.result)}`;
    }
    case 'nullable': {
      const of = printType(place, type.of);
      return type.of.kind === 'function' ? `(${of})?` : `${of}?`;
    }
    case 'projection':
      return type.star ? '*' : `${type.variance} ${printType(place, type.of)}`;
    case 'tuple':
      throw new Error('Kotlin has no tuples');
  }
}
