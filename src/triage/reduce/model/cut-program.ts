import type {
  ClassDeclaration,
  ConstructorDeclaration,
  EnumConstant,
  MethodDeclaration,
  Program,
} from '../../../model/program/program.js';
import { type Cutting, cutAll, cutMethod, cutValue } from './cut-expression.js';
import { findDoomed } from './doomed.js';
import { signaturesOf } from './signatures.js';

/**
 * A program without the parts whose ids are cut: declarations go with all that is declared in terms of them, and an
 * expression that uses what is gone becomes some value of its type. Nothing if what is left would be no program.
 */
export function cutProgram(program: Program, cut: ReadonlySet<number>): Program | undefined {
  const doomed = findDoomed(program, cut);
  const cutting: Cutting = { doomed, signatures: signaturesOf(program) };
  const classes = cutClasses(cutting, program.classes);
  const { main, ...rest } = program;
  return (
    classes && {
      ...rest,
      ...(main && !doomed.methods.has(main.function) && { main }),
      classes,
      functions: cutMethods(cutting, program.functions),
      ...(program.aliases && {
        aliases: program.aliases.filter(({ id, type }) => !cut.has(id) && !doomed.mentionedIn(type)),
      }),
      variables: program.variables
        .filter(({ name }) => !doomed.names.has(name))
        .map((each) => ({ ...each, value: cutValue(cutting, each.value, each.type) })),
    }
  );
}

function cutClasses(cutting: Cutting, classes: readonly ClassDeclaration[]): ClassDeclaration[] | undefined {
  const kept = classes.filter(({ name }) => !cutting.doomed.classes.has(name)).map((each) => cutClass(cutting, each));
  return kept.every((each) => each !== undefined) ? kept : undefined;
}

function cutClass(cutting: Cutting, declaration: ClassDeclaration): ClassDeclaration | undefined {
  const { doomed, signatures } = cutting;
  const { superclass, staticFields, methods } = declaration;
  const fields = declaration.fields.filter(({ name }) => !doomed.names.has(name));
  const classes = cutClasses(cutting, declaration.classes);
  const places = superclass ? signatures.fieldsOf(superclass.type.name) : [];
  const given = cutAll(cutting, superclass?.arguments.filter((_, i) => !doomed.names.has(places[i] ?? '')) ?? []);
  const constants = cutConstants(cutting, declaration);
  // Not every language has records without components, and enums without constants.
  if (!classes || !given || (declaration.form === 'record' && fields.length === 0)) return undefined;
  if (declaration.form === 'enum' && !constants?.length) return undefined;
  return {
    ...declaration,
    ...(superclass && { superclass: { ...superclass, arguments: given } }),
    fields,
    ...(declaration.constructors && { constructors: cutConstructors(cutting, declaration) }),
    ...(constants && { constants }),
    staticFields: staticFields
      .filter(({ name }) => !doomed.names.has(name))
      .map((each) => ({ ...each, value: cutValue(cutting, each.value, each.type) })),
    methods: cutMethods(cutting, methods),
    classes,
  };
}

function cutConstructors(cutting: Cutting, { fields, constructors = [] }: ClassDeclaration): ConstructorDeclaration[] {
  const { methods, names } = cutting.doomed;
  return constructors
    .filter(({ name }) => !methods.has(name))
    .map((each) => ({
      ...each,
      parameters: each.parameters.filter((parameter) => !names.has(parameter.name)),
      arguments: each.arguments.flatMap((value, i) => {
        const field = fields[i];
        return field && !names.has(field.name) ? [cutValue(cutting, value, field.type)] : [];
      }),
    }));
}

function cutConstants(cutting: Cutting, { fields, constants }: ClassDeclaration): EnumConstant[] | undefined {
  const { names } = cutting.doomed;
  return constants
    ?.filter(({ name }) => !names.has(name))
    .map((each) => ({
      ...each,
      arguments: each.arguments.flatMap((value, i) => {
        const field = fields[i];
        return field && !names.has(field.name) ? [cutValue(cutting, value, field.type)] : [];
      }),
    }));
}

function cutMethods(cutting: Cutting, methods: readonly MethodDeclaration[]): MethodDeclaration[] {
  const { doomed } = cutting;
  return methods.filter(({ name }) => !doomed.methods.has(name)).map((each) => cutMethod(cutting, each));
}
