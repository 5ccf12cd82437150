import { ts } from '../../shared/typescript-javascript/typescript.js';

/** Whether evaluating an expression twice does the same as once: no call, no assignment, no accessor, no conversion by a method. */
export function isRepeatable(checker: ts.TypeChecker, node: ts.Expression): boolean {
  const pure = (each: ts.Expression): boolean => isRepeatable(checker, each);
  const primitive = (each: ts.Expression): boolean => isPrimitive(checker.getTypeAtLocation(each));
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isSatisfiesExpression(node))
    return pure(node.expression);
  if (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node) || ts.isTypeOfExpression(node))
    return pure(node.expression);
  if (ts.isVoidExpression(node)) return pure(node.expression);
  if (ts.isPropertyAccessExpression(node)) return pure(node.expression) && isField(checker, node.name);
  if (ts.isElementAccessExpression(node))
    return pure(node.expression) && pure(node.argumentExpression) && isStored(checker, node);
  if (ts.isConditionalExpression(node)) return pure(node.condition) && pure(node.whenTrue) && pure(node.whenFalse);
  if (ts.isPrefixUnaryExpression(node))
    return prefixes.has(node.operator) && pure(node.operand) && (isNot(node) || primitive(node.operand));
  if (ts.isBinaryExpression(node)) {
    if (!pure(node.left) || !pure(node.right)) return false;
    const { kind } = node.operatorToken;
    return withoutConversion.has(kind) || (converting.has(kind) && primitive(node.left) && primitive(node.right));
  }
  if (ts.isTemplateExpression(node))
    return node.templateSpans.every(({ expression }) => pure(expression) && primitive(expression));
  if (ts.isArrayLiteralExpression(node)) return node.elements.every((each) => !ts.isSpreadElement(each) && pure(each));
  if (ts.isObjectLiteralExpression(node)) return node.properties.every((each) => isPlainProperty(each, pure));
  return simple.has(node.kind);
}

// What is made anew each time is another object, but making it has no effect.
const simple = new Set([
  ...[ts.SyntaxKind.Identifier, ts.SyntaxKind.ThisKeyword, ts.SyntaxKind.NullKeyword],
  ...[ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword],
  ...[ts.SyntaxKind.NumericLiteral, ts.SyntaxKind.BigIntLiteral, ts.SyntaxKind.StringLiteral],
  ...[ts.SyntaxKind.NoSubstitutionTemplateLiteral, ts.SyntaxKind.RegularExpressionLiteral],
  ...[ts.SyntaxKind.ArrowFunction, ts.SyntaxKind.FunctionExpression],
]);

const prefixes: ReadonlySet<ts.SyntaxKind> = new Set([
  ...[ts.SyntaxKind.ExclamationToken, ts.SyntaxKind.PlusToken],
  ...[ts.SyntaxKind.MinusToken, ts.SyntaxKind.TildeToken],
]);

const withoutConversion: ReadonlySet<ts.SyntaxKind> = new Set([
  ...[ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken],
  ...[ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken, ts.SyntaxKind.CommaToken],
]);

const converting: ReadonlySet<ts.SyntaxKind> = new Set([
  ...[ts.SyntaxKind.PlusToken, ts.SyntaxKind.MinusToken, ts.SyntaxKind.AsteriskToken, ts.SyntaxKind.SlashToken],
  ...[ts.SyntaxKind.PercentToken, ts.SyntaxKind.AsteriskAsteriskToken, ts.SyntaxKind.AmpersandToken],
  ...[ts.SyntaxKind.BarToken, ts.SyntaxKind.CaretToken, ts.SyntaxKind.LessThanLessThanToken],
  ...[ts.SyntaxKind.GreaterThanGreaterThanToken, ts.SyntaxKind.GreaterThanGreaterThanGreaterThanToken],
  ...[ts.SyntaxKind.LessThanToken, ts.SyntaxKind.LessThanEqualsToken],
  ...[ts.SyntaxKind.GreaterThanToken, ts.SyntaxKind.GreaterThanEqualsToken],
  ...[ts.SyntaxKind.EqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsToken],
]);

function isNot({ operator }: ts.PrefixUnaryExpression): boolean {
  return operator === ts.SyntaxKind.ExclamationToken;
}

function isPlainProperty(property: ts.ObjectLiteralElementLike, pure: (each: ts.Expression) => boolean): boolean {
  if (ts.isPropertyAssignment(property)) return !ts.isComputedPropertyName(property.name) && pure(property.initializer);
  return ts.isShorthandPropertyAssignment(property) || ts.isMethodDeclaration(property);
}

function isPrimitive(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.every(isPrimitive);
  const primitives =
    ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike | ts.TypeFlags.BooleanLike;
  return (type.flags & (primitives | ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;
}

function isField(checker: ts.TypeChecker, name: ts.MemberName): boolean {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol !== undefined && (symbol.flags & ts.SymbolFlags.Accessor) === 0;
}

// Elements of arrays and tuples are stored; another key may select an accessor.
function isStored(checker: ts.TypeChecker, { expression }: ts.ElementAccessExpression): boolean {
  const type = checker.getTypeAtLocation(expression);
  return checker.isArrayType(type) || checker.isTupleType(type);
}
