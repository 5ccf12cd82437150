import { type Doc, hardLine, list } from '../../../model/program/print/doc.js';
import type {
  ClassDeclaration,
  ClassForm,
  ConstructorDeclaration,
  FieldDeclaration,
} from '../../../model/program/program.js';
import { printField, printSupertypes } from '../../shared/kotlin-scala/classes.js';
import type { Place } from '../../shared/kotlin-scala/dialect.js';
import { printValues } from '../../shared/kotlin-scala/expressions.js';
import { printSections, together } from '../../shared/kotlin-scala/sections.js';
import { printVariable } from '../../shared/kotlin-scala/statements.js';
import { printTypeParameters } from '../../shared/kotlin-scala/types.js';
import { printMethod, printParameter } from './methods.js';
import { parameterWords } from './types.js';

/** A class with everything in it; its static members and nested classes follow in its companion. */
export function printClass(outside: Place, declaration: ClassDeclaration): Doc {
  const place = { ...outside, owner: declaration };
  const { name, typeParameters, constructors = [], methods, classes } = declaration;
  const head = `${[...modifiersOf(declaration), name].join(' ')}${printTypeParameters(place, typeParameters, parameterWords)}`;
  const sections = [
    ...together(printConstants(place, declaration)),
    ...constructors.map((each) => printConstructor(place, each)),
    ...methods.filter((method) => !method.static).map((method) => printMethod(place, method)),
    ...classes.filter(({ placement }) => placement === 'inner').map((inner) => printClass(place, inner)),
  ];
  return [
    [head, printFields(place, declaration), printSupertypes(place, ' extends ', declaration), printSections(sections)],
    printCompanion(place, declaration),
  ];
}

function printConstructor(place: Place, { parameters, arguments: given }: ConstructorDeclaration): Doc {
  const items = parameters.map((each) => printParameter(place, each));
  return ['def this', list('(', items, ')'), ' = this', printValues(place, given)];
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
    case 'enum':
      return ['enum'];
    case 'class':
      return [open ? 'open' : 'final', 'class'];
  }
}

function printConstants(place: Place, { name, constants = [] }: ClassDeclaration): Doc[] {
  return constants.map(
    (each): Doc => [
      `case ${each.name}`,
      each.arguments.length === 0 ? '' : [` extends ${name}`, printValues(place, each.arguments)],
    ],
  );
}

function printFields(place: Place, { form, fields }: ClassDeclaration): Doc {
  if (fields.length === 0 && form !== 'record') return '';
  const items = fields.map((field) => printField(place, fieldWord(form, field), field));
  return list('(', items, ')');
}

// The parameters of a case class are fields without a word.
function fieldWord(form: ClassForm, { mutable, access }: FieldDeclaration): string {
  if (mutable) return 'var';
  return form === 'record' && access === 'public' ? '' : 'val';
}

function printCompanion(place: Place, { name, staticFields, methods, classes }: ClassDeclaration): Doc {
  const sections = [
    ...together(staticFields.map((field) => printVariable(place, { ...field, mutable: false }))),
    ...methods.filter((method) => method.static).map((method) => printMethod(place, method)),
    ...classes.filter(({ placement }) => placement !== 'inner').map((nested) => printClass(place, nested)),
  ];
  return sections.length === 0 ? '' : [hardLine, hardLine, `object ${name}`, printSections(sections)];
}
