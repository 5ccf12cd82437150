import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A switch expression has all constants. */
export const rule = snippet(
  {
    id: 'missing-case-of-enum',
    summary: 'a switch expression over an enum without one of its constants is not exhaustive',
    cites: { document: 'JLS 17', section: '15.28.1 The Switch Block of a switch Expression' },
    expectation: rejected('a switch expression lacks a constant'),
  },
  (fresh) => {
    const [Choice, choice, result] = [fresh('Choice'), fresh('choice'), fresh('result')] as const;
    return `enum ${Choice} { FIRST, SECOND } ${Choice} ${choice} = ${Choice}.FIRST; int ${result} = switch (${choice}) { case FIRST -> 2; };`;
  },
);
