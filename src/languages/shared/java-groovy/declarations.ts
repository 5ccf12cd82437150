import { braces, type Doc, hardLine, join, list } from '../../../model/program/print/doc.js';
import type { ClassDeclaration } from '../../../model/program/program.js';
import { constructorOf, printArguments } from './calls.js';
import { printClassHeader } from './class-header.js';
import { printMethod, printParameter } from './methods.js';
import { inBodyOf, type Place } from './place.js';
import { printVariableDeclaration } from './statements.js';
import { printType, printTypeParameters } from './types.js';

/** A class with all its members. */
export function printClass(place: Place, declaration: ClassDeclaration): Doc {
  const { name, functional, placement, classes, methods } = declaration;
  const inside = inBodyOf(place, name);
  const annotations = [
    ...(placement === 'top' ? place.dialect.annotations : []),
    ...(functional ? ['@FunctionalInterface'] : []),
  ];
  const members = [
    ...printConstants(inside, declaration),
    ...printFields(inside, declaration),
    ...printConstructor(inside, declaration),
    ...printFurtherConstructors(inside, declaration),
    ...methods.map((method) => printMethod(inside, method, declaration)),
    ...classes.map((each) => printClass(inside, each)),
  ];
  return [
    annotations.map((line) => [line, hardLine]),
    printClassHeader(place, declaration),
    ' ',
    printMembers(members),
  ];
}

/** Members in braces, with blank lines between them. */
export function printMembers(members: readonly Doc[]): Doc {
  return braces(members.flatMap((member, i) => (i === 0 ? [member] : ['', member])));
}

function printConstants(place: Place, { constants, fields }: ClassDeclaration): Doc[] {
  if (!constants) return [];
  const printed = constants.map(
    ({ name, arguments: given }): Doc => [name, given.length === 0 ? '' : printArguments(place, given, [fields])],
  );
  return [[join(printed, [',', hardLine]), ';']];
}

// All the fields are one member: there are no blank lines between them.
function printFields(place: Place, { form, fields, staticFields }: ClassDeclaration): Doc[] {
  const { dialect } = place;
  const lines = staticFields.map((field) =>
    printVariableDeclaration(
      place,
      // The fields of an interface are public, static and final without a word (JLS 9.3).
      { ...field, mutable: form === 'interface' },
      form === 'interface' ? '' : `${dialect.access('field', 'public')} static `.trimStart(),
    ),
  );
  if (form !== 'record')
    for (const { name, type, mutable, access } of fields) {
      const words = [dialect.access('field', access), mutable ? '' : 'final', printType(place, type), name];
      lines.push(words.filter((word) => word !== '').join(' ') + dialect.terminator);
    }
  return lines.length === 0 ? [] : [join(lines, hardLine)];
}

function printConstructor(place: Place, { form, name, fields, superclass, constructors }: ClassDeclaration): Doc[] {
  const { terminator } = place.dialect;
  const above = superclass?.arguments ?? [];
  // A class that declares a constructor has no other one by default (JLS 8.8.9).
  const isDefault = fields.length === 0 && above.length === 0 && !constructors?.length;
  if (form === 'interface' || form === 'record' || isDefault) return [];
  const parameters = fields.map((field) => `${printType(place, field.type)} ${field.name}`);
  const lines: Doc[] = [];
  if (superclass && above.length > 0)
    lines.push(['super', printArguments(place, above, [constructorOf(place, superclass.type)]), terminator]);
  for (const field of fields) lines.push(`this.${field.name} = ${field.name}${terminator}`);
  return [[name, list('(', parameters, ')'), ' ', braces(lines)]];
}

function printFurtherConstructors(place: Place, { name, fields, constructors = [] }: ClassDeclaration): Doc[] {
  return constructors.map(({ typeParameters, parameters, arguments: given }): Doc => {
    const generic = typeParameters.length > 0 ? `${printTypeParameters(place, typeParameters)} ` : '';
    const taken = parameters.map((each) => printParameter(place, each));
    const first: Doc = ['this', printArguments(place, given, [fields]), place.dialect.terminator];
    return [`${generic}${name}`, list('(', taken, ')'), ' ', braces([first])];
  });
}
