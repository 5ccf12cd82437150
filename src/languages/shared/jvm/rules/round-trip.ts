import { replace } from '../../../../model/rules/edits.js';
import { same } from '../../../../model/rules/expectation.js';
import { defineRule, type Rule } from '../../../../model/rules/rule.js';
import type { RuleNode, RuleProgram } from '../../../../model/rules/rule-program.js';
import type { Facts } from './snippet.js';

/** A rule by which a value goes through operations that undo each other. */
type RoundTripRule = (
  facts: Omit<Facts, 'expectation'>,
  places: (program: RuleProgram) => readonly RuleNode[],
  write: (text: string, fresh: RuleProgram['fresh']) => string,
) => Rule;

/** Rules of a language by which values go through operations that undo each other. */
export function roundTrips(example: string): RoundTripRule {
  return (facts, places, write) =>
    defineRule({
      ...facts,
      example,
      expectation: same,
      precondition: places,
      transformation: (node, { fresh }) => [replace(node, write(node.text, fresh))],
    });
}
