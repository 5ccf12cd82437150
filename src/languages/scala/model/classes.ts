import type { Place } from '../../../model/expression-language/dialect.js';
import { printValues } from '../../../model/expression-language/expressions.js';
import { printSections, together } from '../../../model/expression-language/sections.js';
import { printVariable } from '../../../model/expression-language/statements.js';
import { printType, printTypeParameters } from '../../../model/expression-language/types.js';
import { type Doc, hardLine, join, list } from '../../../model/print/doc.js';
import type { ClassDeclaration, FieldDeclaration } from '../../../model/program/program.js';
import { accessWords, printMethod } from './methods.js';
import { parameterWords } from './types.js';

/** A class with everything in it; its static members and nested classes follow in its companion. */
export function printClass(outside: Place, declaration: ClassDeclaration): Doc {
  const place = { ...outside, owner: declaration };
  const { name, typeParameters, methods, classes } = declaration;
  const head = `${[...modifiersOf(declaration), name].join(' ')}${printTypeParameters(place, typeParameters, parameterWords)}`;
  const sections = [
    ...methods.filter((method) => !method.static).map((method) => printMethod(place, method)),
    ...classes.filter(({ placement }) => placement === 'inner').map((inner) => printClass(place, inner)),
  ];
  return [
    [head, printFields(place, declaration), printSupertypes(place, declaration), printSections(sections)],
    printCompanion(place, declaration),
  ];
}

function modifiersOf({ form, sealed, open }: ClassDeclaration): string[] {
  const words = sealed ? ['sealed'] : [];
  switch (form) {
    case 'interface':
      return [...words, 'trait'];
    case 'abstract':
      return [...words, 'abstract', 'class'];
    case 'record':
      return ['final', 'case', 'class'];
    case 'class':
      return [open ? 'open' : 'final', 'class'];
  }
}

function printFields(place: Place, { form, fields }: ClassDeclaration): Doc {
  if (fields.length === 0 && form !== 'record') return '';
  const items = fields.map((field) => printField(place, field, form === 'record'));
  return list('(', items, ')');
}

// The parameters of a case class are fields without a word.
function printField(place: Place, { name, type, mutable, access }: FieldDeclaration, isRecord: boolean): Doc {
  const word = mutable ? ['var'] : isRecord && access === 'public' ? [] : ['val'];
  return `${[...accessWords(access), ...word, name].join(' ')}: ${printType(place, type)}`;
}

function printSupertypes(place: Place, { superclass, interfaces }: ClassDeclaration): Doc {
  const types: Doc[] = interfaces.map((type) => printType(place, type));
  if (superclass) types.unshift([printType(place, superclass.type), printValues(place, superclass.arguments)]);
  return types.length === 0 ? '' : [' extends ', join(types, ', ')];
}

function printCompanion(place: Place, { name, staticFields, methods, classes }: ClassDeclaration): Doc {
  const sections = [
    ...together(staticFields.map((field) => printVariable(place, { ...field, mutable: false }))),
    ...methods.filter((method) => method.static).map((method) => printMethod(place, method)),
    ...classes.filter(({ placement }) => placement !== 'inner').map((nested) => printClass(place, nested)),
  ];
  return sections.length === 0 ? '' : [hardLine, hardLine, `object ${name}`, printSections(sections)];
}
