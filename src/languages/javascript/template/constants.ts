import { ts } from '../../shared/typescript-javascript/typescript.js';

const named: Readonly<Record<string, number>> = {
  Infinity: Number.POSITIVE_INFINITY,
  'Number.MAX_SAFE_INTEGER': Number.MAX_SAFE_INTEGER,
  'Number.MIN_SAFE_INTEGER': Number.MIN_SAFE_INTEGER,
  'Number.MAX_VALUE': Number.MAX_VALUE,
};

/** The value of an expression that is made of literals; nothing if it is not. */
export function constantOf(node: ts.Expression): number | bigint | undefined {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isBigIntLiteral(node)) return BigInt(node.text.slice(0, -1));
  if (ts.isParenthesizedExpression(node)) return constantOf(node.expression);
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) return named[node.getText()];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
    const value = constantOf(node.operand);
    return value === undefined ? undefined : -value;
  }
  if (!ts.isBinaryExpression(node)) return undefined;
  const [left, right] = [constantOf(node.left), constantOf(node.right)];
  return left === undefined || right === undefined ? undefined : combine(node.operatorToken.kind, left, right);
}

function combine(operator: ts.SyntaxKind, one: number | bigint, other: number | bigint): number | bigint | undefined {
  if (typeof one !== typeof other) return undefined;
  // Two bigints are combined by the same operators as two numbers.
  const [left, right] = [one as number, other as number];
  switch (operator) {
    case ts.SyntaxKind.PlusToken:
      return left + right;
    case ts.SyntaxKind.MinusToken:
      return left - right;
    case ts.SyntaxKind.AsteriskToken:
      return left * right;
    case ts.SyntaxKind.AsteriskAsteriskToken:
      return left ** right;
    case ts.SyntaxKind.LessThanLessThanToken:
      return left << right;
    default:
      return undefined;
  }
}
