import { createHierarchy, declareParameters, declareType, type Hierarchy, redeclareType } from '../types/hierarchy.js';
import type { TypeTable } from '../types/type-table.js';
import type { LibraryClass } from './library-class.js';
import type { BuiltIns, Profile } from './profile.js';
import type { ClassDeclaration, Program } from './program.js';
import { traverse } from './traverse.js';

/** The types of a program and the built-in types of its language. */
export interface ProgramTypes {
  readonly hierarchy: Hierarchy;
  readonly builtIns: BuiltIns;
}

/** Makes the types of a program known again, in the table in which they were made. */
export function programTypes(program: Program, profile: Profile, table: TypeTable): ProgramTypes {
  const hierarchy = createHierarchy({ covariantArrays: profile.covariantArrays, table });
  const builtIns = profile.declare(hierarchy);
  for (const each of program.library ?? []) declareLibraryClass(hierarchy, each);
  const declare = (declaration: ClassDeclaration) => {
    const { name, form, typeParameters, superclass, interfaces, functional, methods, classes } = declaration;
    const hidden = form === 'enum' ? (builtIns.enumSupertypes?.(table.classType(name)) ?? []) : [];
    const method = functional ? methods.find(({ body }) => body === undefined) : undefined;
    declareType(hierarchy, {
      name,
      parameters: typeParameters,
      supertypes: [...(superclass ? [superclass.type] : []), ...interfaces, ...hidden],
      ...(method && {
        functional: {
          name: method.name,
          parameters: method.parameters.map(({ type }) => type),
          result: method.result,
        },
      }),
    });
    for (const each of declaration.constructors ?? []) declareParameters(hierarchy, each.typeParameters);
    for (const each of classes) declare(each);
  };
  for (const each of program.classes) declare(each);
  traverse(program, { method: ({ typeParameters }) => declareParameters(hierarchy, typeParameters) });
  return { hierarchy, builtIns };
}

/** Makes a class of a library known; what is said of it counts before what the language says of its built-in types. */
function declareLibraryClass(hierarchy: Hierarchy, declaration: LibraryClass): void {
  const { name, typeParameters, supertypes, functional, constructors, methods } = declaration;
  redeclareType(hierarchy, { name, parameters: typeParameters, supertypes, ...(functional && { functional }) });
  for (const each of [...constructors, ...methods]) declareParameters(hierarchy, each.typeParameters);
}
