import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import type { RuleNode, RuleProgram } from '../../../model/rules/rule-program.js';

/** A when expression chooses between two. */
export const rule = defineRule({
  id: 'if-as-when',
  summary: 'a when expression without a subject takes the first branch of which the condition holds',
  cites: { document: 'Kotlin language specification', section: 'Expressions: When expressions' },
  example: 'fun main() {\n  val number: Int = 21\n  if (number > 3) { println("more") } else { println("less") }\n}\n',
  expectation: same,
  precondition: choices,
  transformation(node) {
    const [condition, then, other] = node.children;
    if (!condition || !then || !other) return undefined;
    return [replace(node, `when {\n${condition.text} -> ${then.text}\nelse -> ${other.text}\n}`)];
  },
});

function choices({ nodes }: RuleProgram): readonly RuleNode[] {
  return nodes('if_expression').filter(
    ({ children }) => children.length === 3 && children.slice(1).every(({ kind }) => kind === 'block'),
  );
}
