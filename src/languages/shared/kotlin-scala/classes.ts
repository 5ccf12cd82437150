import type { ThisExpression } from '../../../model/program/expression.js';
import { type Doc, join } from '../../../model/program/print/doc.js';
import type { Access, ClassDeclaration, FieldDeclaration } from '../../../model/program/program.js';
import type { Place } from './dialect.js';
import { printValues } from './expressions.js';
import { expandedText, printType } from './types.js';

/** The superclass with what its constructor is given, and the interfaces; nothing if there are none. */
export function printSupertypes(place: Place, word: string, { superclass, interfaces }: ClassDeclaration): Doc {
  const types: Doc[] = interfaces.map((type) => expandedText(place, type));
  if (superclass) types.unshift([expandedText(place, superclass.type), printValues(place, superclass.arguments)]);
  return types.length === 0 ? '' : [word, join(types, ', ')];
}

/** A field as a parameter of the constructor, with the word for what kind of variable it is. */
export function printField(place: Place, word: string, { access, name, type }: FieldDeclaration): string {
  return [...accessWords(access), word, `${name}: ${printType(place, type)}`].filter((each) => each !== '').join(' ');
}

/** The word for who may use something, if it is not everybody. */
export function accessWords(access: Access): string[] {
  return access === 'public' ? [] : [access];
}

/** The class around an inner class, if `this` means its object and not that of the inner class. */
export function outerOf({ owner }: Place, { type }: ThisExpression): string | undefined {
  return type.kind === 'class' && owner !== undefined && type.name !== owner.name ? type.name : undefined;
}
