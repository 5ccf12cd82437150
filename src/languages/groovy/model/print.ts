import { printProgram } from '../../../model/java-like/program.js';
import type { ModelSupport } from '../../../model/language.js';
import { groovyDialect } from './dialect.js';
import { profile } from './profile.js';

/** Programs of the model in Groovy. */
export const modelSupport: ModelSupport = {
  profile,
  print: (program) => printProgram(groovyDialect, program),
};
