import type { OwnType, Place } from '../../shared/kotlin-scala/dialect.js';
import { type ParameterWords, printType } from '../../shared/kotlin-scala/types.js';

/** How type parameters are declared. */
export const parameterWords: ParameterWords = { out: 'out ', in: 'in ', bound: ' : ' };

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
