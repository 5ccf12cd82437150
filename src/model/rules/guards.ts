import type { RuleNode } from './rule-program.js';

/** Whether any other expression of its type could stand in the place of a node. */
export function isFreeValue({ expression }: RuleNode): boolean {
  return expression?.use === 'value' && !expression.constant;
}

/** Whether a node may be evaluated twice, or written twice of which one is evaluated. */
export function isRepeatable({ expression }: RuleNode): boolean {
  return expression?.repeatable === true;
}

/** Whether the type of a node is written like this at its place. */
export function hasType({ expression }: RuleNode, ...texts: readonly string[]): boolean {
  return expression?.type !== undefined && texts.includes(expression.type.text);
}
