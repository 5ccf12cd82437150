import type { ModelSupport } from '../../../model/language.js';
import { printProgram } from '../../shared/java-groovy/program.js';
import { javaDialect } from './dialect.js';
import { profile } from './profile.js';

/** Programs of the model in Java. */
export const modelSupport: ModelSupport = {
  profile,
  print: (program) => printProgram(javaDialect, program),
};
