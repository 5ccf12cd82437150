import { replace } from '../../../../model/rules/edits.js';
import { same } from '../../../../model/rules/expectation.js';
import { defineRule, type Rule } from '../../../../model/rules/rule.js';
import type { RuleNode, RuleProgram } from '../../../../model/rules/rule-program.js';
import type { Facts } from './snippet.js';

const example = `class Main {
  static int twice(int number) {
    return number + number;
  }

  public static void main(String[] args) {
    int number = 21;
    String text = "a text";
    System.out.println(text + " of " + twice(number));
  }
}
`;

/** A rule by which a value goes through operations that undo each other. */
export function roundTrip(
  facts: Omit<Facts, 'expectation'>,
  places: (program: RuleProgram) => readonly RuleNode[],
  write: (text: string, fresh: RuleProgram['fresh']) => string,
): Rule {
  return defineRule({
    ...facts,
    example,
    expectation: same,
    precondition: places,
    transformation: (node, { fresh }) => [replace(node, write(node.text, fresh))],
  });
}
