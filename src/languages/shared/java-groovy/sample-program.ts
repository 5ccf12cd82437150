import { literal } from '../../../model/program/building.js';
import type { Profile } from '../../../model/program/profile.js';
import type { Program } from '../../../model/program/program.js';
import { sampleClasses, sampleShapes } from './sample-classes.js';
import { sampleFunctions } from './sample-functions.js';
import { sampleTypes } from './sample-types.js';

/** A program with every kind of declaration and expression, for the tests of the printers. */
export function sampleProgram(language: string, profile: Profile): Program {
  const types = sampleTypes(profile);
  const { boolean } = types;
  return {
    version: 1,
    language,
    name: 'sample',
    classes: [...sampleShapes(types), ...sampleClasses(types)],
    functions: sampleFunctions(types),
    variables: [{ id: 0, name: 'flag', type: boolean, mutable: false, value: literal(boolean, false) }],
  };
}
