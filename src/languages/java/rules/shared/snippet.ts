import type { Random } from '../../../../core/random.js';
import { insertBefore } from '../../../../model/rules/edits.js';
import { defineRule, type Rule } from '../../../../model/rules/rule.js';
import type { RuleProgram } from '../../../../model/rules/rule-program.js';
import { classBodies, statementPlaces } from './places.js';

/** What is known of a rule by itself, but for its example. */
export type Facts = Omit<Rule, 'precondition' | 'example'>;

/** Writes what is inserted. */
type Write = (fresh: RuleProgram['fresh'], random: Random) => string;

const example = 'class Main {\n  public static void main(String[] args) {\n    System.out.println("start");\n  }\n}\n';

/** A rule by which statements of their own are inserted before any statement, in a block. */
export function snippet(facts: Facts, write: Write): Rule {
  return defineRule({
    ...facts,
    example,
    precondition: statementPlaces,
    transformation: (place, { fresh }, random) => [insertBefore(place, `{ ${write(fresh, random)} }\n`)],
  });
}

/** A rule by which declarations of their own are inserted at the beginning of a class. */
export function memberSnippet(facts: Facts, write: Write): Rule {
  return defineRule({
    ...facts,
    example,
    precondition: classBodies,
    transformation: ({ path, start }, { fresh }, random) => [
      { path, start: start + 1, end: start + 1, text: `\n${write(fresh, random)}` },
    ],
  });
}
