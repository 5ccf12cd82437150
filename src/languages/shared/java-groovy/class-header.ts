import { type Doc, group, indent, list, spaceLine } from '../../../model/program/print/doc.js';
import type { ClassDeclaration } from '../../../model/program/program.js';
import { className, type Place } from './place.js';
import { printType, printTypeParameters } from './types.js';

/** What stands before the body of a class. */
export function printClassHeader(place: Place, declaration: ClassDeclaration): Doc {
  const { name, form, fields, typeParameters } = declaration;
  const keyword = form === 'abstract' ? 'class' : form;
  const head = `${[...modifiersOf(place, declaration), keyword].join(' ')} ${name}${printTypeParameters(place, typeParameters)}`;
  const components = fields.map((field) => `${printType(place, field.type)} ${field.name}`);
  return [
    head,
    form === 'record' ? list('(', components, ')') : '',
    group(indent(clausesOf(place, declaration).map((clause) => [spaceLine, clause]))),
  ];
}

// Interfaces and records are static without a word (JLS 8.5.1); a subclass of a sealed class says what it is (JLS 8.1.1.2).
function modifiersOf(place: Place, declaration: ClassDeclaration): string[] {
  const { form, placement, open } = declaration;
  const isClass = form === 'class' || form === 'abstract';
  const words: string[] = [];
  if (isClass && placement === 'nested') words.push('static');
  if (form === 'abstract') words.push('abstract');
  if (permitted(place, declaration).length > 0) words.push('sealed');
  else if (form === 'class' && !open) words.push('final');
  else if (form !== 'record' && form !== 'enum' && isBelowSealed(place, declaration)) words.push('non-sealed');
  return words;
}

function clausesOf(place: Place, declaration: ClassDeclaration): string[] {
  const { form, superclass, interfaces } = declaration;
  const types = interfaces.map((type) => printType(place, type)).join(', ');
  const subclasses = permitted(place, declaration).map(({ name }) => className(place, name));
  return [
    ...(superclass ? [`extends ${printType(place, superclass.type)}`] : []),
    ...(types ? [`${form === 'interface' ? 'extends' : 'implements'} ${types}`] : []),
    ...(subclasses.length > 0 ? [`permits ${subclasses.join(', ')}`] : []),
  ];
}

function permitted({ index }: Place, { sealed, name }: ClassDeclaration): readonly ClassDeclaration[] {
  return sealed ? [...index.classes.values()].filter((each) => supertypeNames(each).includes(name)) : [];
}

function isBelowSealed({ index }: Place, declaration: ClassDeclaration): boolean {
  return supertypeNames(declaration).some((name) => index.classes.get(name)?.sealed);
}

function supertypeNames({ superclass, interfaces }: ClassDeclaration): string[] {
  return [...(superclass ? [superclass.type] : []), ...interfaces].map(({ name }) => name);
}
