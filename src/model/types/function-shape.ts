import { argumentsOf, boundsOf, constructorOf, type Hierarchy } from './hierarchy.js';
import { substitute } from './substitute.js';
import type { Type } from './type.js';

/** What a function takes and gives. */
export interface FunctionShape {
  readonly parameters: readonly Type[];
  readonly result: Type;
}

/** What functions of a type take and give, be it a function type or a functional interface; nothing for other types. */
export function functionShape(hierarchy: Hierarchy, type: Type): FunctionShape | undefined {
  if (type.kind === 'function') return type;
  if (type.kind !== 'class') return undefined;
  const { functional } = constructorOf(hierarchy, type.name);
  // The function type of a wildcard-parameterized interface (JLS 9.9) is not what the wildcards say.
  if (!functional || type.args.some(({ kind }) => kind === 'projection')) return undefined;
  const by = argumentsOf(hierarchy, type);
  return {
    parameters: functional.parameters.map((each) => substitute(each, by, hierarchy.table)),
    result: substitute(functional.result, by, hierarchy.table),
  };
}

/** What a value takes and gives that can be invoked: a function, or what has one as its bound. */
export function invokedShape(hierarchy: Hierarchy, type: Type): FunctionShape | undefined {
  if (type.kind !== 'parameter') return functionShape(hierarchy, type);
  for (const bound of boundsOf(hierarchy, type.name)) {
    const shape = invokedShape(hierarchy, bound);
    if (shape) return shape;
  }
  return undefined;
}
