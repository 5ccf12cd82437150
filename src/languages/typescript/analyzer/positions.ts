import type { ExpressionUse } from '../../../model/source/typed-view.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';

/** Whether a node has a value: names that are only declared, selected or mentioned in types have none. */
export function isValue(node: ts.Node): node is ts.Expression {
  if (!ts.isExpression(node) || ts.isOmittedExpression(node) || ts.isSpreadElement(node)) return false;
  if (ts.isPrivateIdentifier(node) || ts.isExpressionWithTypeArguments(node)) return isInstantiation(node);
  const { parent } = node;
  if (!parent || ts.isPartOfTypeNode(node) || isInTypeQuery(node)) return false;
  if (node.kind === ts.SyntaxKind.SuperKeyword || node.kind === ts.SyntaxKind.ImportKeyword) return false;
  if (ts.isTypeElement(parent) || isModuleSpecifier(parent)) return false;
  return ts.isIdentifier(node) ? !isMereName(node, parent) : !isPropertyName(node, parent);
}

function isInstantiation(node: ts.Node): boolean {
  return ts.isExpressionWithTypeArguments(node) && !ts.isHeritageClause(node.parent);
}

function isInTypeQuery(node: ts.Node): boolean {
  return ts.isTypeQueryNode(node.parent) || ts.isQualifiedName(node.parent) || ts.isTypePredicateNode(node.parent);
}

function isModuleSpecifier(node: ts.Node): boolean {
  return ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isExternalModuleReference(node);
}

function isPropertyName(node: ts.Node, parent: ts.Node): boolean {
  if (ts.isLiteralTypeNode(parent)) return true;
  const { name } = parent as { readonly name?: ts.Node };
  return name === node;
}

function isMereName(node: ts.Identifier, parent: ts.Node): boolean {
  if (isPropertyName(node, parent)) return true;
  const { label, propertyName } = parent as { readonly label?: ts.Node; readonly propertyName?: ts.Node };
  if (label === node || propertyName === node) return true;
  if (ts.isExportAssignment(parent)) return false;
  if (ts.isMetaProperty(parent) || ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return true;
  // An interface is named like a value, and has none.
  return ts.isExpressionWithTypeArguments(parent) && ts.isHeritageClause(parent.parent) && !isExtended(parent);
}

function isExtended(node: ts.ExpressionWithTypeArguments): boolean {
  return (
    ts.isHeritageClause(node.parent) &&
    node.parent.token === ts.SyntaxKind.ExtendsKeyword &&
    ts.isClassLike(node.parent.parent)
  );
}

/** What becomes of the value of an expression. */
export function useOf(node: ts.Expression): ExpressionUse {
  if (isTarget(node)) return 'target';
  const { parent } = node;
  if (ts.isExpressionStatement(parent)) return 'statement';
  if (ts.isForStatement(parent) && (parent.initializer === node || parent.incrementor === node)) return 'statement';
  const isLeftOfComma = isBinary(parent, ts.SyntaxKind.CommaToken) && parent.left === node;
  return isLeftOfComma ? 'statement' : 'value';
}

function isBinary(node: ts.Node, operator: ts.SyntaxKind): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === operator;
}

function isTarget(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && isAssignment(parent)) return parent.left === node;
  if (ts.isPrefixUnaryExpression(parent) || ts.isPostfixUnaryExpression(parent))
    return parent.operator === ts.SyntaxKind.PlusPlusToken || parent.operator === ts.SyntaxKind.MinusMinusToken;
  if (ts.isForInStatement(parent) || ts.isForOfStatement(parent)) return parent.initializer === node;
  if (ts.isDeleteExpression(parent)) return true;
  return isPartOfPattern(node, parent);
}

function isAssignment({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

// `[a, { b: c }] = …`: what looks like a literal takes values apart.
function isPartOfPattern(node: ts.Node, parent: ts.Node): boolean {
  if (ts.isParenthesizedExpression(parent)) return isTarget(parent);
  if (ts.isArrayLiteralExpression(parent) || ts.isSpreadElement(parent)) return isTargetNode(parent);
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node && isTargetNode(parent.parent);
  return ts.isSpreadAssignment(parent) && isTargetNode(parent.parent);
}

function isTargetNode(node: ts.Node): boolean {
  return ts.isExpression(node) && (ts.isSpreadElement(node) ? isTargetNode(node.parent) : isTarget(node));
}

/** Whether an expression stands where the language takes only some, or where its very form decides on types. */
export function isConstantPosition(node: ts.Expression): boolean {
  for (let child: ts.Node = node, { parent } = node; ; child = parent, { parent } = parent) {
    if (ts.isEnumMember(parent) || ts.isComputedPropertyName(parent) || ts.isHeritageClause(parent)) return true;
    if (ts.isCaseClause(parent)) return parent.expression === child;
    if (ts.isAsExpression(parent) || ts.isTypeAssertionExpression(parent)) {
      if (ts.isConstTypeReference(parent.type)) return true;
    }
    if (!ts.isExpression(parent) && !ts.isPropertyAssignment(parent)) return false;
    if (ts.isFunctionLike(parent) || ts.isClassLike(parent)) return false;
  }
}
