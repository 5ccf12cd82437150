import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A value of a wrong type is an error in each form. */
export const rule = snippet(
  {
    id: 'alike-errors-in-alike-initializers',
    summary: 'a value of a wrong type is an error in whichever form it is written',
    cites: { document: 'JLS 17', section: '15.25 Conditional Operator ? :' },
    expectation: rejected('a value of a wrong type is written in another form'),
  },
  (fresh, random) => {
    const wrong = fresh('wrong');
    const Local = fresh('Local');
    return random.pick([
      `int ${wrong} = ("text");`,
      `int ${wrong} = Boolean.parseBoolean("true") ? "text" : "text";`,
      `int ${wrong}; ${wrong} = "text";`,
      `int[] ${wrong} = {"text"};`,
      `int ${wrong} = switch (1) { default -> "text"; };`,
      `java.util.function.IntSupplier ${wrong} = () -> "text";`,
      `class ${Local} { int wrong = "text"; }`,
      `class ${Local} { int wrong() { return "text"; } }`,
      `int ${wrong} = (String) "text";`,
      `int ${wrong} = String.valueOf(1);`,
    ]);
  },
);
