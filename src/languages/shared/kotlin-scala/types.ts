import { aliasOf } from '../../../model/program/print/alias.js';
import type { ProgramIndex } from '../../../model/program/program-index.js';
import type { TypeParameter } from '../../../model/types/hierarchy.js';
import { type ClassType, parameterLabel, type Type, type TypeArgument } from '../../../model/types/type.js';
import { argumentType } from '../../../model/types/well-formed.js';
import type { Place } from './dialect.js';

/** A type as it is written. */
export function printType(place: Place, type: TypeArgument): string {
  let text = place.texts.get(type);
  if (text === undefined) {
    text = typeText(place, type);
    place.texts.set(type, text);
  }
  return text;
}

function typeText(place: Place, type: TypeArgument): string {
  const alias = aliasOf(place.index.aliases, type);
  return alias ? alias.name + printTypeArguments(place, alias.args) : expandedText(place, type);
}

/** A type without an alias for the whole. */
export function expandedText(place: Place, type: TypeArgument): string {
  switch (type.kind) {
    case 'class':
      return className(place.index, type.name) + printTypeArguments(place, type.args);
    case 'parameter':
      return parameterLabel(type.name);
    case 'array':
      return `Array${printTypeArguments(place, [type.element])}`;
    case 'intersection':
      return type.parts.map((each) => printType(place, each)).join(' & ');
    case 'bottom':
      return 'Nothing';
    case 'primitive':
      return type.name;
    default:
      return place.dialect.printType(place, type);
  }
}

/** A colon and the type, unless it is left out. */
export function typeClause(place: Place, id: number, type: Type): string {
  return place.omitted.has(id) ? '' : `: ${printType(place, type)}`;
}

/** Type arguments in brackets, or nothing if there are none. */
export function printTypeArguments(place: Place, types: readonly TypeArgument[]): string {
  return bracketed(
    place,
    types.map((type) => printType(place, type)),
  );
}

/** A class with the types inside its projections, or the bounds in place of stars, as when an object of it is made. */
export function printUnprojected(place: Place, { name, args }: ClassType): string {
  const parameters = place.index.classes.get(name)?.typeParameters;
  const types = args.map((arg, i) =>
    arg.kind === 'projection' && arg.star ? (parameters?.[i]?.bound ?? arg.of) : argumentType(arg),
  );
  return className(place.index, name) + printTypeArguments(place, types);
}

/** How type parameters are declared: the words for their variance and their bound. */
export interface ParameterWords {
  readonly out: string;
  readonly in: string;
  readonly bound: string;
  /** Several bounds of one parameter stand elsewhere. */
  readonly severalApart: boolean;
}

/** The declaration of type parameters in brackets, or nothing if there are none. */
export function printTypeParameters(place: Place, parameters: readonly TypeParameter[], words: ParameterWords): string {
  return bracketed(
    place,
    parameters.map(({ name, variance, bound }) => {
      const label = `${variance === 'invariant' ? '' : words[variance]}${parameterLabel(name)}`;
      const isApart = words.severalApart && bound?.kind === 'intersection';
      return bound && !isApart ? `${label}${words.bound}${printType(place, bound)}` : label;
    }),
  );
}

function bracketed({ dialect }: Place, texts: readonly string[]): string {
  const [open, close] = dialect.brackets;
  return texts.length === 0 ? '' : open + texts.join(', ') + close;
}

/** The name of a class, seen from anywhere; an inner class is seen only within the class around it. */
export function className(index: ProgramIndex, name: string): string {
  const outer = index.enclosing.get(name);
  return outer === undefined || index.classes.get(name)?.placement === 'inner'
    ? name
    : `${className(index, outer.name)}.${name}`;
}
