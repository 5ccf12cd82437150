import type { TypeName } from '../../../model/template/hole.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import { constantOf } from './constants.js';
import { holeCalled, type SeenType, type SourceTemplate } from './source-template.js';

/** What finds the type of a variable or the result of a function by its name. */
export type Lookup = (name: string) => SeenType | undefined;

/** The type that an annotation names, in the words of holes. */
export function annotatedType(node: ts.TypeNode): TypeName {
  if (ts.isParenthesizedTypeNode(node)) return annotatedType(node.type);
  if (ts.isArrayTypeNode(node)) return `${annotatedType(node.elementType)}[]`;
  if (ts.isTypeOperatorNode(node)) return annotatedType(node.type);
  if (!ts.isTypeReferenceNode(node)) return node.getText();
  const name = node.typeName.getText();
  const [element] = node.typeArguments ?? [];
  return element && /^(Readonly)?Array$/.test(name) ? `${annotatedType(element)}[]` : name;
}

/** The type of an expression by its shape; nothing if the shape does not tell. */
export function inferType(source: SourceTemplate, node: ts.Expression, lookup: Lookup): SeenType | undefined {
  const infer = (part: ts.Expression) => inferType(source, part, lookup);
  const hole = holeCalled(source, node);
  if (hole) return typeOfHole(source, hole.call, lookup);
  if (ts.isParenthesizedExpression(node)) return infer(node.expression);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return { type: annotatedType(node.type) };
  if (ts.isNumericLiteral(node)) return { type: 'number' };
  if (ts.isBigIntLiteral(node)) return { type: 'bigint' };
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return { type: 'string' };
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) return { type: 'boolean' };
  if (ts.isIdentifier(node)) return ['NaN', 'Infinity'].includes(node.text) ? { type: 'number' } : lookup(node.text);
  if (ts.isPrefixUnaryExpression(node))
    return node.operator === ts.SyntaxKind.ExclamationToken ? { type: 'boolean' } : infer(node.operand);
  if (ts.isPostfixUnaryExpression(node)) return infer(node.operand);
  if (ts.isConditionalExpression(node)) return infer(node.whenTrue);
  if (ts.isBinaryExpression(node)) return typeOfBinary(node, infer);
  if (ts.isArrayLiteralExpression(node)) return typeOfArray(node, infer);
  if (ts.isNewExpression(node)) return typeOfNew(node);
  if (ts.isCallExpression(node)) return typeOfResult(node.expression, lookup);
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'length') return { type: 'number' };
  if (ts.isElementAccessExpression(node)) return elementOf(infer(node.expression));
  return undefined;
}

function elementOf(array: SeenType | undefined): SeenType | undefined {
  if (array?.type.endsWith('[]')) return { type: array.type.slice(0, -2) };
  if (array && /^Big(Ui|I)nt64Array$/.test(array.type)) return { type: 'bigint' };
  return array?.type.endsWith('Array') ? { type: 'number' } : undefined;
}

function typeOfHole(source: SourceTemplate, call: ts.CallExpression, lookup: Lookup): SeenType | undefined {
  const hole = holeCalled(source, call)?.hole;
  const argument = (index: number) => {
    const node = call.arguments[index];
    return node && inferType(source, node, lookup);
  };
  switch (hole?.kind) {
    case 'literal':
    case 'variable':
    case 'element':
      return { type: hole.type === 'int' ? 'number' : hole.type };
    case 'cast':
      return { type: ['bigint', 'int64', 'uint64'].includes(hole.type) ? 'bigint' : 'number' };
    case 'binary':
      return ['relation', 'logic'].includes(hole.group) ? { type: 'boolean' } : (argument(0) ?? argument(1));
    case 'ternary':
      return argument(1) ?? argument(2);
    case 'unary':
    case 'increment':
    case 'assign':
    case 'alt':
    case 'exclude':
      return argument(0);
    case 'array': {
      const element = argument(0);
      return element && { type: `${element.type}[]`, ...fixedLength(call.arguments.slice(1)) };
    }
    case 'typedArray':
    case 'typedArrayVar': {
      const [type, , ...lengths] = call.arguments;
      return type && { type: type.getText(), ...fixedLength(lengths) };
    }
    case 'call':
    case 'callAny': {
      const [first] = call.arguments;
      const callee = first && ts.isArrayLiteralExpression(first) ? first.elements[0] : first;
      return callee && typeOfResult(callee, lookup);
    }
    default:
      return undefined;
  }
}

// The length of an array hole that says exactly how many elements it has.
function fixedLength([min, max = min]: readonly ts.Expression[]): { length?: number } {
  const [least, most] = [min && constantOf(min), max && constantOf(max)];
  return typeof least === 'number' && least === most ? { length: least } : {};
}

const comparisons = new Set(['<', '<=', '>', '>=', '==', '!=', '===', '!==', 'in', 'instanceof']);

function typeOfBinary(
  node: ts.BinaryExpression,
  infer: (part: ts.Expression) => SeenType | undefined,
): SeenType | undefined {
  const operator = node.operatorToken.getText();
  if (comparisons.has(operator)) return { type: 'boolean' };
  const [left, right] = [infer(node.left), infer(node.right)];
  if (operator === ',' || operator === '=') return right;
  if (['&&', '||', '??'].includes(operator)) return left?.type === right?.type ? left : undefined;
  const types = [left?.type, right?.type];
  if (operator.startsWith('+') && types.includes('string')) return { type: 'string' };
  if (types.includes('bigint')) return { type: 'bigint' };
  return operator.startsWith('+') ? (left ?? right) : { type: 'number' };
}

function typeOfArray(
  { elements }: ts.ArrayLiteralExpression,
  infer: (part: ts.Expression) => SeenType | undefined,
): SeenType | undefined {
  const types = new Set(elements.filter((one) => !ts.isOmittedExpression(one)).map((one) => infer(one)?.type));
  const [type] = types;
  const counted = !elements.some(ts.isSpreadElement);
  return types.size === 1 && type !== undefined
    ? { type: `${type}[]`, ...(counted && { length: elements.length }) }
    : undefined;
}

function typeOfNew({ expression, arguments: given }: ts.NewExpression): SeenType {
  const type = expression.getText();
  const [first] = given ?? [];
  const length = first && ts.isArrayLiteralExpression(first) ? first.elements.length : first && constantOf(first);
  return { type, ...(type.endsWith('Array') && typeof length === 'number' && { length }) };
}

// What a function returns, by its name.
function typeOfResult(expression: ts.Expression, lookup: Lookup): SeenType | undefined {
  const callee = expression.getText();
  if (/^BigInt(\.as(Ui|I)ntN)?$/.test(callee)) return { type: 'bigint' };
  if (/^(Math\.\w+|Number|parseInt|parseFloat)$/.test(callee)) return { type: 'number' };
  if (/^(Object\.is|Boolean|Number\.is\w+)$/.test(callee)) return { type: 'boolean' };
  if (/^String(\.fromCharCode)?$/.test(callee)) return { type: 'string' };
  if (/\.(charCodeAt|indexOf|lastIndexOf)$/.test(callee)) return { type: 'number' };
  if (/\.(charAt|substring|repeat|join|toString)$/.test(callee)) return { type: 'string' };
  // A function has the type of what it returns.
  return ts.isIdentifier(expression) ? lookup(callee) : undefined;
}
