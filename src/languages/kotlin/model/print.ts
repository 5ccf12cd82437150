import type { ModelSupport } from '../../../model/language.js';
import { printProgram } from '../../shared/kotlin-scala/program.js';
import { printClass } from './classes.js';
import { kotlin } from './dialect.js';
import { printMain } from './main.js';
import { profile } from './profile.js';

/** Programs of the model in Kotlin. */
export const modelSupport: ModelSupport = {
  profile,
  print: (program) => [
    {
      path: 'main.kt',
      text: printProgram(program, kotlin, { printClass, printMain, alias: 'typealias', step: '    ' }),
    },
  ],
};
