import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** The most specific method is called, without boxing first. */
export const rule = snippet(
  {
    id: 'most-specific-overload',
    summary:
      'a method that applies without boxing is chosen before one that boxes, and that before one of variable arity',
    cites: {
      document: 'JLS 17',
      section: '15.12.2.2 Phase 1: Identify Matching Arity Methods Applicable by Strict Invocation',
    },
    expectation: same,
  },
  (fresh) => {
    const [Local, local] = [fresh('Local'), fresh('local')] as const;
    return `class ${Local} { int take(long number) { return 1; } int take(Integer number) { return 2; } int take(int... numbers) { return 3; } int take(Object object) { return 4; } } ${Local} ${local} = new ${Local}(); if (!(${local}.take(1) == 1 && ${local}.take(Integer.valueOf(1)) == 2 && ${local}.take('a') == 1 && ${local}.take() == 3 && ${local}.take(1.0) == 4)) throw new AssertionError("most-specific-overload");`;
  },
);
