import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Initializers run in the order of the text. */
export const rule = snippet(
  {
    id: 'initialized-in-order',
    summary: 'properties and initializer blocks of a class are executed in the order of the text',
    cites: { document: 'Kotlin language specification', section: 'Declarations: Classifier initialization' },
    expectation: same,
  },
  (fresh) => {
    const Local = fresh('Local');
    return `class ${Local} {\n  val first: Int = 1\n  val second: Int\n  init { second = first + 1 }\n  val third: Int = second * 2\n}\nif (${Local}().third != 4) throw IllegalStateException("initialized-in-order")`;
  },
);
