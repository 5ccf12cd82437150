import type { ModelSupport } from '../../../model/language.js';
import { printProgram } from '../../shared/java-groovy/program.js';
import { groovyDialect } from './dialect.js';
import { profile } from './profile.js';

/** Programs of the model in Groovy. */
export const modelSupport: ModelSupport = {
  profile,
  print: (program) => printProgram(groovyDialect, program),
};
