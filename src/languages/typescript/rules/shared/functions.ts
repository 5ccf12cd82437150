import { childOfKind, childOfRole, holds } from '../../../../model/rules/nodes.js';
import type { RuleNode } from '../../../../model/rules/rule-program.js';
import { isAmbient, isOnlyOne } from './places.js';

/** What a type parameter of a function can be declared by, where other declarations need not agree. */
export const functions: ReadonlySet<string> = new Set(['ArrowFunction', 'FunctionExpression', 'FunctionDeclaration']);

/** The expression that an arrow function returns, if its block does nothing else. */
export function returnedBy(node: RuleNode): RuleNode | undefined {
  const body = node.children.at(-1);
  const [statement, ...others] = body?.kind === 'Block' ? body.children : [];
  if (!statement || statement.kind !== 'ReturnStatement' || others.length > 0) return undefined;
  return statement.children[0];
}

/** Whether a function has a first parameter that must be given. */
export function takesArgument(node: RuleNode): boolean {
  const first = childOfRole(node, 'parameter');
  if (!first || !isSingleFunction(node) || !/^[\w$]+\s*:/.test(first.text) || /^this\b/.test(first.text)) return false;
  const [, ...others] = first.children;
  // A value of these types, which include undefined, may be left out.
  return others.length === 1 && /^(number|string|boolean|bigint|symbol)(\[\])*$/.test(others[0]?.text ?? '');
}

/** Whether a function has no parameters and does not look at its arguments. */
export function takesNothing(node: RuleNode): boolean {
  return isSingleFunction(node) && !childOfRole(node, 'parameter') && !/\barguments\b/.test(node.text);
}

function isSingleFunction(node: RuleNode): boolean {
  return (
    childOfKind(node, 'Block') !== undefined && isOnlyOne(node) && !isAmbient(node) && !holds(node, 'DefaultKeyword')
  );
}
