import { createHierarchy, declareParameters, declareType, type Hierarchy } from '../types/hierarchy.js';
import type { TypeTable } from '../types/type-table.js';
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
