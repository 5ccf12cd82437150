import { rejected } from '../../../model/rules/expectation.js';
import { topSnippet } from './shared/snippet.js';

/** A type that is known at run time is inlined. */
export const rule = topSnippet(
  {
    id: 'reified-without-inline',
    summary: 'a type parameter is reified only in an inline function',
    cites: { document: 'Kotlin language specification', section: 'Declarations: Reified type parameters' },
    expectation: rejected('a reified type parameter is not inlined'),
  },
  (fresh) => `fun <reified T> ${fresh('check')}(value: Any): Boolean = value is T`,
);
