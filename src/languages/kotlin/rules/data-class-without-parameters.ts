import { rejected } from '../../../model/rules/expectation.js';
import { topSnippet } from './shared/snippet.js';

/** A data class has data. */
export const rule = topSnippet(
  {
    id: 'data-class-without-parameters',
    summary: 'a data class has at least one parameter in its primary constructor',
    cites: { document: 'Kotlin language specification', section: 'Declarations: Data class declaration' },
    expectation: rejected('a data class has no data'),
  },
  (fresh) => `data class ${fresh('Empty')}()`,
);
