import type { RuleNode } from '../../../../model/rules/rule-program.js';

/** Whether a node begins a call or a selection that goes on: in an optional chain parentheses would end it. */
export function isInChain({ text, parent, start }: RuleNode): boolean {
  const isSelected = parent !== undefined && selections.has(parent.kind) && parent.start === start;
  return isSelected && text.includes('?.');
}

const selections = new Set([
  'PropertyAccessExpression',
  'ElementAccessExpression',
  'CallExpression',
  'NonNullExpression',
]);

/**
 * Whether a selection by name could be one by a text: not of what is private or inherited, not in an optional chain, and not
 * what a statement calls, since calls of assertions and of functions that never return must have names.
 */
export function isPlainSelection(node: RuleNode): boolean {
  const [object, name] = [node.children[0], node.children.at(-1)];
  if (object === undefined || name?.kind !== 'Identifier' || object.kind === 'SuperKeyword') return false;
  if (node.text.includes('?.') || node.text.includes('#') || /^import\b/.test(node.text)) return false;
  return !isCalledByStatement(node);
}

function isCalledByStatement({ parent, start }: RuleNode): boolean {
  if (parent?.kind !== 'CallExpression' || parent.start !== start) return false;
  return parent.expression?.use === 'statement' || parent.parent?.kind === 'AwaitExpression';
}
