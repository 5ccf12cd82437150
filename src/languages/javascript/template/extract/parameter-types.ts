import { elementTypeOf } from '../../../../model/template/candidates.js';
import { ts } from '../../../shared/typescript-javascript/typescript.js';
import { annotatedType } from '../infer-type.js';
import { NoTemplate } from './no-template.js';

const simple = new Set(['number', 'bigint', 'string', 'boolean']);
const textMethods =
  /^(charAt|charCodeAt|codePointAt|split|substring|substr|replace|replaceAll|toLowerCase|toUpperCase|trim\w*|startsWith|endsWith|pad\w+|match|repeat)$/;
const arrayMethods = /^(push|pop|shift|unshift|map|filter|reduce|forEach|sort|reverse|splice|every|some|fill|join)$/;
const numeric = /^(\*|-|\/|%|\*\*|&|\||\^|<<|>>>?|\*=|-=|\/=|%=|&=|\|=|\^=|<<=|>>>?=|<|<=|>|>=)$/;

/** The type of a parameter: as it is annotated, or as it is used. */
export function parameterType(parameter: ts.ParameterDeclaration, body: ts.Node): string {
  const { name, type, initializer, dotDotDotToken } = parameter;
  if (!ts.isIdentifier(name) || dotDotDotToken) throw new NoTemplate('has a destructured or rest parameter');
  if (type) return annotated(type);
  if (initializer) return literalType(initializer) ?? 'number';
  return usedType(name.text, body);
}

function annotated(type: ts.TypeNode): string {
  const name = annotatedType(type);
  if (simple.has(name) || simple.has(elementTypeOf(name) ?? '')) return name;
  if (name === 'any' || name === 'unknown') return 'number';
  throw new NoTemplate('has a parameter of an unsupported type');
}

function literalType(value: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(value)) return 'string';
  if (value.kind === ts.SyntaxKind.TrueKeyword || value.kind === ts.SyntaxKind.FalseKeyword) return 'boolean';
  if (ts.isArrayLiteralExpression(value)) return 'number[]';
  return ts.isBigIntLiteral(value) ? 'bigint' : undefined;
}

// What is indexed is an array, unless it has methods of strings; what has neither is a number.
function usedType(name: string, body: ts.Node): string {
  const votes = { number: 0, string: 0, array: 0 };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name) vote(node, votes);
    node.forEachChild(visit);
  };
  visit(body);
  if (votes.string > 0) return 'string';
  return votes.array > votes.number ? 'number[]' : 'number';
}

function vote(use: ts.Identifier, votes: Record<'number' | 'string' | 'array', number>): void {
  const { parent } = use;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === use) {
    const { text } = parent.name;
    if (textMethods.test(text)) votes.string++;
    else if (text === 'length' || arrayMethods.test(text)) votes.array++;
    else if (!/^(toString|toFixed|valueOf|slice|indexOf|concat|includes)$/.test(text))
      throw new NoTemplate('has a parameter of an unsupported type');
  } else if (ts.isElementAccessExpression(parent) && parent.expression === use) votes.array++;
  else if (ts.isForOfStatement(parent) || ts.isSpreadElement(parent)) votes.array++;
  else if (ts.isBinaryExpression(parent) && numeric.test(parent.operatorToken.getText())) votes.number++;
  else if (ts.isPrefixUnaryExpression(parent) && parent.operator !== ts.SyntaxKind.ExclamationToken) votes.number++;
  else if (ts.isPostfixUnaryExpression(parent)) votes.number++;
  else if (ts.isCallExpression(parent) && parent.expression === use)
    throw new NoTemplate('has a parameter of an unsupported type');
}
