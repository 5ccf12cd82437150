import { ts } from '../../../shared/typescript-javascript/typescript.js';

/** What a hole can stand for: values of these types. */
export type HoleType = 'number' | 'bigint' | 'string' | 'boolean';

/** What is known at a place: the types of expressions, and the variables that can be seen. */
export interface Known {
  typeOf(node: ts.Expression): HoleType | undefined;
  /** Whether a name is a variable whose type the reader of templates sees, too. */
  isVariable(name: string): boolean;
}

const groups: Readonly<Record<string, string>> = {
  ...{ '+': 'arithmetic', '-': 'arithmetic', '*': 'arithmetic', '/': 'arithmetic', '%': 'arithmetic' },
  ...{ '<<': 'shift', '>>': 'shift', '>>>': 'shift', '&': 'bitwise', '|': 'bitwise', '^': 'bitwise' },
  ...{ '<': 'relation', '<=': 'relation', '>': 'relation', '>=': 'relation', '===': 'relation', '!==': 'relation' },
  ...{ '==': 'relation', '!=': 'relation', '&&': 'logic', '||': 'logic' },
};

// Shifted by any number, a bigint would not fit into memory.
const distances: Readonly<Record<string, string>> = { number: 'int(0, 31)', bigint: 'bigint(0n, 70n)' };

/** The text of the hole for an expression, its leaves first (section 4 of the JAttack paper); nothing if it cannot be one. */
export function holeText(node: ts.Expression, known: Known): string | undefined {
  if (ts.isParenthesizedExpression(node)) return holeText(node.expression, known);
  const type = known.typeOf(node);
  if (!type) return undefined;
  if (isLiteral(node)) return `${type === 'number' && isWhole(node) ? 'int' : type}()`;
  if (ts.isIdentifier(node)) return known.isVariable(node.text) ? `${type}Var()` : undefined;
  if (ts.isElementAccessExpression(node)) return elementText(node, type, known);
  if (ts.isBinaryExpression(node)) return binaryText(node, type, known);
  if (ts.isConditionalExpression(node)) return ternaryText(node, known);
  if (ts.isPrefixUnaryExpression(node)) return unaryText(node, known);
  return undefined;
}

/** The parts of a hole: holes themselves, or code as it was. */
function partText(node: ts.Expression, known: Known): string {
  return holeText(node, known) ?? node.getText();
}

function isLiteral(node: ts.Expression): boolean {
  const plain = ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken ? node.operand : node;
  if (ts.isNumericLiteral(plain) || ts.isBigIntLiteral(plain) || ts.isStringLiteralLike(plain)) return true;
  return plain.kind === ts.SyntaxKind.TrueKeyword || plain.kind === ts.SyntaxKind.FalseKeyword;
}

function isWhole(node: ts.Expression): boolean {
  return /^-?\d+$/.test(node.getText());
}

function elementText({ expression, argumentExpression }: ts.ElementAccessExpression, type: HoleType, known: Known) {
  const named = ts.isIdentifier(expression) && known.isVariable(expression.text);
  const plain = ts.isIdentifier(argumentExpression) || ts.isNumericLiteral(argumentExpression);
  return named && plain ? `${type}Element('${expression.text}')` : undefined;
}

function binaryText(node: ts.BinaryExpression, type: HoleType, known: Known): string | undefined {
  const group = groups[node.operatorToken.getText()];
  const [left, right] = [known.typeOf(node.left), known.typeOf(node.right)];
  if (!group || left === undefined || left !== right) return undefined;
  if (type === 'string' || (group === 'logic' && left !== 'boolean')) return undefined;
  // Only numbers are in an order that is worth changing.
  if (group === 'relation' && left !== 'number' && left !== 'bigint') return undefined;
  const distance = group === 'shift' && isLiteral(node.right) ? distances[left] : undefined;
  return `${group}(${partText(node.left, known)}, ${distance ?? partText(node.right, known)})`;
}

function ternaryText({ condition, whenTrue, whenFalse }: ts.ConditionalExpression, known: Known): string | undefined {
  const same = known.typeOf(whenTrue) === known.typeOf(whenFalse) && known.typeOf(condition) === 'boolean';
  const parts = [condition, whenTrue, whenFalse].map((part) => partText(part, known));
  return same ? `ternary(${parts.join(', ')})` : undefined;
}

function unaryText({ operator, operand }: ts.PrefixUnaryExpression, known: Known): string | undefined {
  if (operator === ts.SyntaxKind.ExclamationToken) {
    const inner = known.typeOf(operand) === 'boolean' ? holeText(operand, known) : undefined;
    return inner && `unary(${inner})`;
  }
  const signs = [ts.SyntaxKind.MinusToken, ts.SyntaxKind.TildeToken, ts.SyntaxKind.PlusToken];
  return signs.includes(operator) && known.typeOf(operand) ? `unary(${partText(operand, known)})` : undefined;
}
