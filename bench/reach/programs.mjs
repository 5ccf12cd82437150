import { builderFor } from './build.mjs';
import { flow } from './flow.mjs';
import { groovyBounds } from './groovy-bounds.mjs';
import { groovyChoices } from './groovy-choices.mjs';
import { groovyClosures } from './groovy-closures.mjs';
import { groovyFunctions } from './groovy-functions.mjs';
import { groovyInference } from './groovy-inference.mjs';
import { groovyNested } from './groovy-nested.mjs';
import { groovyNull } from './groovy-null.mjs';
import { groovyWrong } from './groovy-wrong.mjs';
import { javaScala } from './java-scala.mjs';
import { kotlin } from './kotlin.mjs';

/** The programs by the reports that they are written after: `at` is a version that shows the bug, by `symptom`. */
export const programs = {
  ...{ ...groovyBounds, ...groovyChoices, ...groovyClosures, ...groovyFunctions, ...groovyInference },
  ...{ ...flow, ...groovyNested, ...groovyNull, ...groovyWrong, ...kotlin, ...javaScala },
};

/** The program of a report, of the model of its language, with the table of its types. */
export function modelOf(language, id) {
  const { words, program } = builderFor(language);
  return { program: program(programs[id].build(words)), table: words.table };
}
