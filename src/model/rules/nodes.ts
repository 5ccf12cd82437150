import type { RuleNode } from './rule-program.js';

/** The first part of a node of one of these kinds. */
export function childOfKind(node: RuleNode, ...kinds: readonly string[]): RuleNode | undefined {
  return node.children.find(({ kind }) => kinds.includes(kind));
}

/** The first part of a node with a role. */
export function childOfRole(node: RuleNode, role: RuleNode['role']): RuleNode | undefined {
  return node.children.find((each) => each.role === role);
}

/** The nearest node around a node of which something holds. */
export function ancestor(node: RuleNode, test: (each: RuleNode) => boolean): RuleNode | undefined {
  for (let each = node.parent; each; each = each.parent) if (test(each)) return each;
  return undefined;
}

/** Whether something holds of a node around a node. */
export function hasAncestor(node: RuleNode, test: (each: RuleNode) => boolean): boolean {
  return ancestor(node, test) !== undefined;
}

/** Whether a node, or one within it, is of one of these kinds. */
export function holds(node: RuleNode, ...kinds: readonly string[]): boolean {
  return kinds.includes(node.kind) || node.children.some((child) => holds(child, ...kinds));
}
