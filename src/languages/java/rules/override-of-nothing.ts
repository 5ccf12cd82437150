import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** @Override needs something to override. */
export const rule = snippet(
  {
    id: 'override-of-nothing',
    summary: 'a method that overrides nothing cannot be annotated with @Override',
    cites: { document: 'JLS 17', section: '9.6.4.4 @Override' },
    expectation: rejected('a method overrides nothing'),
  },
  (fresh) => {
    const [Local, nothing] = [fresh('Local'), fresh('nothing')] as const;
    return `class ${Local} { @Override public void ${nothing}() { } }`;
  },
);
