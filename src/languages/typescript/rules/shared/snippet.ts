import type { Random } from '../../../../core/random.js';
import { insertBefore } from '../../../../model/rules/edits.js';
import { defineRule, type Rule } from '../../../../model/rules/rule.js';
import type { RuleNode, RuleProgram } from '../../../../model/rules/rule-program.js';
import { statementPlaces } from './places.js';

/** What is known of a rule by itself. */
export type Facts = Omit<Rule, 'precondition'>;

/** Writes what is inserted at a place. */
type Write = (fresh: RuleProgram['fresh'], place: RuleNode, random: Random) => string;

/** A rule by which statements of their own are inserted before any statement, in a block. */
export function snippet(facts: Facts, write: Write): Rule {
  return defineRule({
    ...facts,
    precondition: statementPlaces,
    transformation: (place, { fresh }, random) => [insertBefore(place, `{ ${write(fresh, place, random)} }\n`)],
  });
}
