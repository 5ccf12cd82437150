import type { Random } from '../../../../core/random.js';
import { insertBefore } from '../../../../model/rules/edits.js';
import { defineRule, type Rule } from '../../../../model/rules/rule.js';
import type { RuleNode, RuleProgram } from '../../../../model/rules/rule-program.js';

/** What is known of a rule by itself, but for its example. */
export type Facts = Omit<Rule, 'precondition' | 'example'>;

/** Writes what is inserted. */
type Write = (fresh: RuleProgram['fresh'], random: Random) => string;

/** Makes a rule of its facts and of what it inserts. */
type SnippetRule = (facts: Facts, write: Write) => Rule;

/** What is common to the rules of a language that insert something of their own before places of one sort. */
interface Snippets {
  readonly example: string;
  readonly places: (program: RuleProgram) => readonly RuleNode[];
}

/** Rules by which something of their own is inserted, on lines of its own. */
export function snippets({ example, places }: Snippets): SnippetRule {
  return (facts, write) =>
    defineRule({
      ...facts,
      example,
      precondition: places,
      transformation: (place, { fresh }, random) => [insertBefore(place, `${write(fresh, random)}\n`)],
    });
}
