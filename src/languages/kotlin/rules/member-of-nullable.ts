import { rejected } from '../../../model/rules/expectation.js';
import { topSnippet } from './shared/snippet.js';

/** A nullable receiver needs a safe call. */
export const rule = topSnippet(
  {
    id: 'member-of-nullable',
    summary: 'a member of a nullable value cannot be called without a check',
    cites: { document: 'Kotlin language specification', section: 'Expressions: Navigation operators' },
    expectation: rejected('a member of a nullable value is called'),
  },
  (fresh, random) =>
    `fun ${fresh('measure')}(text: String?): Int = text${random.pick(['.length', '.compareTo("text")', "[0].compareTo('c')"])}`,
);
