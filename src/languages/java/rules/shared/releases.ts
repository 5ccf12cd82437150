import type { Rule } from '../../../../model/rules/rule.js';

type Range = Pick<Rule, 'since' | 'until'>;

// The Eclipse compiler takes the language of the JDK that runs it: its own version does not say what it must know.
const until = { ecj: '0' };

/** A rule of Java 21 and later: patterns for switch and records, sequenced collections. */
export const java21: Range = { since: { java: '21' }, until };

/** A rule of Java 22 and later: unnamed variables. */
export const java22: Range = { since: { java: '22' }, until };

/** A rule of Java 24 and later: gatherers. */
export const java24: Range = { since: { java: '24' }, until };

/** A rule of Java 25 and later: statements before the call of a constructor, imports of modules. */
export const java25: Range = { since: { java: '25' }, until };
