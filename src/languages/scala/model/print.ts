import type { ModelSupport } from '../../../model/language.js';
import { printProgram } from '../../shared/kotlin-scala/program.js';
import { printClass } from './classes.js';
import { scala } from './dialect.js';
import { printMain } from './main.js';
import { profile } from './profile.js';

/** Programs of the model in Scala 3. */
export const modelSupport: ModelSupport = {
  profile,
  print: (program) => [
    {
      path: 'main.scala',
      text: printProgram(program, scala, { printClass, printMain, alias: 'type', step: '  ' }),
    },
  ],
};
