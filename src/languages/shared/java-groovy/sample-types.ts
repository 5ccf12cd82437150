import type { Profile } from '../../../model/program/profile.js';
import { createHierarchy } from '../../../model/types/hierarchy.js';
import type { ClassType, Type } from '../../../model/types/type.js';

/** The types that the sample program mentions. */
export function sampleTypes(profile: Profile) {
  const { table, ...hierarchy } = createHierarchy({ covariantArrays: profile.covariantArrays });
  const builtIns = profile.declare({ table, ...hierarchy });
  const { string, int } = builtIns;
  return {
    ...builtIns,
    table,
    integer: table.classType('Integer'),
    shape: table.classType('Shape', [string]),
    stringToInteger: builtIns.functionType([string], int) as ClassType,
    classOf: (name: string, ...args: Type[]) => table.classType(name, args),
    parameter: (name: string) => table.parameter(name),
  };
}

/** The types that the sample program mentions. */
export type SampleTypes = ReturnType<typeof sampleTypes>;
