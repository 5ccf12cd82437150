import { replace } from '../../../model/rules/edits.js';
import { same } from '../../../model/rules/expectation.js';
import { defineRule } from '../../../model/rules/rule.js';
import { intSums, methodOf } from './shared/values.js';

/** An operator is a function. */
export const rule = defineRule({
  id: 'operator-as-call',
  summary: 'an arithmetic operator is the call of the function that it stands for',
  cites: { document: 'Kotlin language specification', section: 'Operator overloading' },
  example: 'fun main() {\n  val number: Int = 21\n  val sum: Int = number + number * 2\n  println(sum)\n}\n',
  expectation: same,
  precondition: intSums,
  transformation(node) {
    const [left, operator, right] = node.children;
    const method = methodOf(operator?.text ?? '');
    return left && right && method ? [replace(node, `(${left.text}).${method}(${right.text})`)] : undefined;
  },
});
