import { printProgram } from '../../../model/java-like/program.js';
import type { ModelSupport } from '../../../model/language.js';
import { javaDialect } from './dialect.js';
import { profile } from './profile.js';

/** Programs of the model in Java. */
export const modelSupport: ModelSupport = {
  profile,
  print: (program) => printProgram(javaDialect, program),
};
