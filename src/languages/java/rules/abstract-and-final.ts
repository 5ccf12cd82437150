import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** What is abstract is overridden. */
export const rule = snippet(
  {
    id: 'abstract-and-final',
    summary: 'a method cannot be both abstract and final',
    cites: { document: 'JLS 17', section: '8.4.3.1 abstract Methods' },
    expectation: rejected('a method is abstract and final'),
  },
  (fresh) => `abstract class ${fresh('Local')} { abstract final void run(); }`,
);
