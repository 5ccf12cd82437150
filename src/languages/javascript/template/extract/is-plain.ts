import { ts } from '../../../shared/typescript-javascript/typescript.js';

const changes: readonly ts.SyntaxKind[] = [ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken];

/** Whether an expression only computes: nothing is assigned, made or kept in it. */
export function isPlain(node: ts.Node): boolean {
  if (ts.isFunctionLike(node) || ts.isNewExpression(node) || ts.isPostfixUnaryExpression(node)) return false;
  if (ts.isPrefixUnaryExpression(node) && changes.includes(node.operator)) return false;
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) return false;
  return ts.forEachChild(node, (child) => (isPlain(child) ? undefined : true)) === undefined;
}

/** Whether an operator assigns. */
export function isAssignment(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}
