import { type Doc, hardLine, join, list } from '../../../model/program/print/doc.js';
import type { ClassDeclaration, ConstructorDeclaration } from '../../../model/program/program.js';
import { printField, printSupertypes } from '../../shared/kotlin-scala/classes.js';
import type { Place } from '../../shared/kotlin-scala/dialect.js';
import { printValues } from '../../shared/kotlin-scala/expressions.js';
import { printSections, together } from '../../shared/kotlin-scala/sections.js';
import { printVariable } from '../../shared/kotlin-scala/statements.js';
import { printTypeParameters } from '../../shared/kotlin-scala/types.js';
import { printMethod, printParameter } from './methods.js';
import { parameterWords, whereClause } from './types.js';

/** A class with everything in it. */
export function printClass(outside: Place, declaration: ClassDeclaration): Doc {
  const place = { ...outside, owner: declaration };
  const { name, typeParameters, fields, constructors = [], methods, classes } = declaration;
  const head = `${[...modifiersOf(declaration), name].join(' ')}${printTypeParameters(place, typeParameters, parameterWords)}`;
  const sections = [
    ...printConstants(place, declaration),
    ...constructors.map((each) => printConstructor(place, each)),
    ...methods.filter((method) => !method.static).map((method) => printMethod(place, method)),
    ...classes.map((inner) => printClass(place, inner)),
    ...printCompanion(place, declaration),
  ];
  return [
    head,
    // Others can hand on only to a primary constructor that is written.
    fields.length === 0 && constructors.length === 0
      ? ''
      : list(
          '(',
          fields.map((field) => printField(place, field.mutable ? 'var' : 'val', field)),
          ')',
        ),
    printSupertypes(place, ' : ', declaration),
    whereClause(place, typeParameters),
    printSections(sections),
  ];
}

function printConstructor(place: Place, { parameters, arguments: given }: ConstructorDeclaration): Doc {
  const items = parameters.map((each) => printParameter(place, each, false));
  return ['constructor', list('(', items, ')'), ' : this', printValues(place, given)];
}

// A sealed class is abstract without a word, and a data class without properties is an error.
function modifiersOf({ form, sealed, open, placement, functional, fields }: ClassDeclaration): string[] {
  const words: string[] = [];
  if (placement === 'inner') words.push('inner');
  if (sealed) words.push('sealed');
  else if (form === 'abstract') words.push('abstract');
  else if (form === 'class' && open) words.push('open');
  if (form === 'record' && fields.length > 0) words.push('data');
  if (form === 'enum') words.push('enum');
  if (functional) words.push('fun');
  return [...words, form === 'interface' ? 'interface' : 'class'];
}

function printConstants(place: Place, { constants }: ClassDeclaration): Doc[] {
  if (!constants) return [];
  const printed = constants.map(
    ({ name, arguments: given }): Doc => [name, given.length === 0 ? '' : printValues(place, given)],
  );
  return [[join(printed, [',', hardLine]), ';']];
}

function printCompanion(place: Place, { staticFields, methods }: ClassDeclaration): Doc[] {
  const fields = staticFields.map((field) => printVariable(place, { ...field, mutable: false }));
  const functions = methods.filter((method) => method.static).map((method) => printMethod(place, method));
  const sections = [...together(fields), ...functions];
  return sections.length === 0 ? [] : [['companion object', printSections(sections)]];
}
