import { same } from '../../../model/rules/expectation.js';
import { java21 } from './shared/releases.js';
import { snippet } from './shared/snippet.js';

/** A constant may be qualified. */
export const rule = snippet(
  {
    id: 'qualified-enum-case',
    summary: 'a case may name a constant of an enum by its qualified name',
    cites: { document: 'JLS 21', section: '14.11 The switch Statement' },
    ...java21,
    expectation: same,
  },
  (fresh) => {
    const [Choice, choice, result] = [fresh('Choice'), fresh('choice'), fresh('result')] as const;
    return `enum ${Choice} { FIRST, SECOND } ${Choice} ${choice} = ${Choice}.SECOND; int ${result} = switch (${choice}) { case ${Choice}.FIRST -> 1; case ${Choice}.SECOND -> 2; }; if (!(${result} == 2)) throw new AssertionError("qualified-enum-case");`;
  },
);
