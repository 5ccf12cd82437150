import type { FunctionType, Type } from '../../../model/types/type.js';
import type { OwnType, Place } from '../../shared/kotlin-scala/dialect.js';
import { type ParameterWords, printType } from '../../shared/kotlin-scala/types.js';

/** How type parameters are declared. */
export const parameterWords: ParameterWords = { out: '+', in: '-', bound: ' <: ', severalApart: false };

/** A type that Scala writes in its own way. */
export function printOwnType(place: Place, type: OwnType): string {
  switch (type.kind) {
    case 'top':
      return 'Any';
    case 'function':
      return printFunctionType(place, type);
    case 'tuple':
      return `(${type.elements.map((element) => printType(place, element)).join(', ')})`;
    case 'projection':
      return type.star ? '?' : `? ${type.variance === 'out' ? '<:' : '>:'} ${printType(place, type.of)}`;
    case 'nullable':
      throw new Error('Scala has no nullable types');
  }
}

// A single parameter needs parentheses if it is a function or a tuple: `(A, B) => C` has two parameters.
function printFunctionType(place: Place, { parameters, result }: FunctionType): string {
  const [only, ...more] = parameters;
  const isPlain = only !== undefined && more.length === 0 && only.kind !== 'function' && only.kind !== 'tuple';
  const texts = parameters.map((parameter) => printType(place, parameter)).join(', ');
  return `${isPlain ? texts : `(${texts})`} => ${printType(place, result)}`;
}

/** The type of a parameter that takes any number of arguments. */
export function printRepeated(place: Place, type: Type): string {
  const text = printType(place, type);
  return type.kind === 'function' ? `(${text})*` : `${text}*`;
}
