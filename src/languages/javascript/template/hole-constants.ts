import type { ExpressionNode, TypeName } from '../../../model/template/hole.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import { constantOf } from './constants.js';
import { allowedOperators } from './hole-functions.js';
import { mistakeAt } from './source-template.js';

const loopLimit = 10;
const arrayLengths = { usual: 8, most: 1000 } as const;

/** A name or an operator that a hole is given. */
export function textOf(node: ts.Expression): string {
  if (!ts.isStringLiteralLike(node)) throw mistakeAt(node, 'a name or an operator must be a string literal');
  return node.text;
}

/** The operators that a hole names, or others if it names none. */
export function operatorsOf(
  nodes: readonly ts.Expression[],
  group: Parameters<typeof allowedOperators>[0],
  otherwise: readonly string[],
): readonly string[] {
  const wrong = nodes.find((node) => !allowedOperators(group).includes(textOf(node)));
  if (wrong) throw mistakeAt(wrong, `${wrong.getText()} is not one of ${allowedOperators(group).join(' ')}`);
  return nodes.length === 0 ? otherwise : nodes.map(textOf);
}

/** The bounds of a hole for a literal. */
export function boundsOf(nodes: readonly ts.Expression[], type: TypeName): { min?: string; max?: string } {
  const [min, max] = nodes.map((node) => {
    const value = constantOf(node);
    const wanted = type === 'bigint' ? 'bigint' : 'number';
    if (typeof value !== wanted) throw mistakeAt(node, `a bound must be a constant ${wanted}`);
    if (type === 'int' && !Number.isInteger(value)) throw mistakeAt(node, 'a bound of int must be an integer');
    return Object.is(value, -0) ? '-0' : String(value);
  });
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** How many rounds a loop has at most. */
export function limitOf(node: ts.Expression | undefined): number {
  if (!node) return loopLimit;
  const value = constantOf(node);
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw mistakeAt(node, 'the limit of a loop must be a constant integer');
  return value;
}

/** The least and the largest length of an array: those that a hole is given from an argument on, or the usual ones. */
export function lengthsOf(call: ts.CallExpression, from: number): { minLength: number; maxLength: number } {
  const [min, max = min] = call.arguments.slice(from).map((node) => {
    const value = constantOf(node);
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > arrayLengths.most)
      throw mistakeAt(node, `the length of an array must be a constant integer between 0 and ${arrayLengths.most}`);
    return value;
  });
  if (min === undefined || max === undefined) return { minLength: 0, maxLength: arrayLengths.usual };
  if (min > max) throw mistakeAt(call, `there is no length between ${min} and ${max}`);
  return { minLength: min, maxLength: max };
}

/** What a hole for a literal, a variable or an element may not be: a value, or a name. */
export function excludedFrom({ kind, type }: ExpressionNode, node: ts.Expression): string {
  if (kind !== 'literal' || type === 'string') return textOf(node);
  const text = node.getText();
  const value = text === 'NaN' ? Number.NaN : text === 'true' || text === 'false' ? text === 'true' : constantOf(node);
  const wanted = type === 'int' ? 'number' : type;
  if (typeof value !== wanted) throw mistakeAt(node, `what is excluded must be a constant ${wanted}`);
  if (type === 'int' && !Number.isInteger(value)) throw mistakeAt(node, 'what is excluded must be an integer');
  return Object.is(value, -0) ? '-0' : String(value);
}

const errors = ['Error', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'];

/** A class whose objects are caught: an error of the language, or a class of the template. */
export function classOf(file: ts.SourceFile, node: ts.Expression): string {
  const name = node.getText();
  const declared = file.statements.some(
    (statement) =>
      (ts.isClassDeclaration(statement) || ts.isFunctionDeclaration(statement)) && statement.name?.text === name,
  );
  if (declared || errors.includes(name)) return name;
  const usual = errors.join(', ');
  throw mistakeAt(node, `${name} is not a class that can be caught: use a class of the template, or one of ${usual}`);
}
