import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A value of a wrong type is an error in each form. */
export const rule = snippet(
  {
    id: 'alike-errors-in-alike-initializers',
    summary: 'a value of a wrong type is an error in whichever form it is written',
    cites: { document: 'Kotlin language specification', section: 'Declarations: Local property declaration' },
    expectation: rejected('a value of a wrong type is written in another form'),
  },
  (fresh, random) => {
    const wrong = fresh('wrong');
    return random.pick([
      `val ${wrong}: Int = ("text")`,
      `val ${wrong}: Int = if ("text".length > 1) "text" else "text"`,
      `val ${wrong}: Int = when { else -> "text" }`,
      `val ${wrong}: Int = try { "text" } finally { }`,
      `val ${wrong}: Int = "text" + 1`,
      `val ${wrong}: Int = "a \${1} text"`,
      `val ${wrong}: () -> Int = { "text" }`,
      `val ${wrong}: () -> Int = fun() = "text"`,
      `val ${wrong}: List<Int> = listOf("text")`,
      `fun ${wrong}(): Int = "text"`,
      `fun ${wrong}(): Int { return "text" }`,
    ]);
  },
);
