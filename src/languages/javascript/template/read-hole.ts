import type { ExpressionNode, HoleNode, PlaceNode, StatementNode, TypeName } from '../../../model/template/hole.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import { constantOf } from './constants.js';
import { allowedOperators, type BinaryGroup, defaultOperators, type HoleFunction } from './hole-functions.js';
import { inferType } from './infer-type.js';
import { lookup } from './read-scope.js';
import { holeCalled, mistakeAt, type SourceTemplate } from './source-template.js';

const loopLimit = 10;

/** Reads a call of a hole function into the tree that all hosts share. */
export function readHole(source: SourceTemplate, call: ts.CallExpression, hole: HoleFunction): HoleNode {
  return readStatement(source, call, hole) ?? readExpressionHole(source, call, hole);
}

function readExpression(source: SourceTemplate, node: ts.Expression): ExpressionNode {
  const inner = holeCalled(source, node);
  if (inner) return readExpressionHole(source, inner.call, inner.hole);
  if (ts.isParenthesizedExpression(node)) return readExpression(source, node.expression);
  const parts = partsOf(source, node);
  const text = parts.filter((part) => typeof part === 'string').join('');
  const hasHoles = parts.some((part) => typeof part !== 'string');
  return { kind: 'source', type: typeOf(source, node), text, ...(hasHoles && { parts }) };
}

// The text of ordinary code without types, cut at the holes in it.
function partsOf(source: SourceTemplate, node: ts.Expression): readonly (string | ExpressionNode)[] {
  const parts: (string | ExpressionNode)[] = [];
  const { text } = node.getSourceFile();
  let from = node.getStart();
  const visit = (part: ts.Node): void => {
    const inner = holeCalled(source, part);
    if (inner) parts.push(text.slice(from, part.getStart()), readExpressionHole(source, inner.call, inner.hole));
    else if (ts.isAsExpression(part) || ts.isSatisfiesExpression(part) || ts.isNonNullExpression(part)) {
      visit(part.expression);
      parts.push(text.slice(from, part.expression.end));
    } else return part.forEachChild(visit);
    from = part.end;
  };
  visit(node);
  return [...parts, text.slice(from, node.end)];
}

function typeOf(source: SourceTemplate, node: ts.Expression): TypeName {
  return inferType(source, node, (name) => lookup(source, node, name))?.type ?? 'number';
}

function readExpressionHole(source: SourceTemplate, call: ts.CallExpression, hole: HoleFunction): ExpressionNode {
  const given = call.arguments;
  const read = (index: number) => readExpression(source, argumentAt(call, index));
  switch (hole.kind) {
    case 'literal':
      return { kind: 'literal', type: hole.type, ...boundsOf(given, hole.type) };
    case 'variable':
    case 'element':
      return { kind: hole.kind, type: hole.type, names: given.map(textOf) };
    case 'cast':
      return { kind: 'cast', type: hole.type, operand: read(0) };
    case 'binary':
      return readBinary(source, call, hole.group);
    case 'unary': {
      const type = typeOf(source, call);
      const operators = operatorsOf(given.slice(1), 'unary', defaultOperators('unary', type));
      return { kind: 'unary', type, operators, operand: read(0) };
    }
    case 'ternary':
      return { kind: 'ternary', type: typeOf(source, call), condition: read(0), yes: read(1), no: read(2) };
    case 'increment': {
      const place = readPlace(source, call);
      const operators = operatorsOf(given.slice(1), 'increment', allowedOperators('increment'));
      return { kind: 'increment', type: place.type, operators, place };
    }
    case 'assign': {
      const place = readPlace(source, call);
      return {
        kind: 'assign',
        type: place.type,
        operators: operatorsOf(given.slice(2), 'assign', ['=']),
        place,
        value: read(1),
      };
    }
    case 'call':
    case 'callAny':
      return readCall(source, call, hole.kind);
    case 'alt':
      return {
        kind: 'alternatives',
        type: typeOf(source, call),
        options: some(call, given, (one) => readExpression(source, one)),
      };
    default:
      throw mistakeAt(call, 'expected an expression; a statement hole has no value');
  }
}

function readBinary(source: SourceTemplate, call: ts.CallExpression, group: BinaryGroup): ExpressionNode {
  const [left, right] = [argumentAt(call, 0), argumentAt(call, 1)];
  const type = typeOf(source, call);
  const operators = operatorsOf(call.arguments.slice(2), group, defaultOperators(group, type));
  return { kind: 'binary', type, operators, left: readExpression(source, left), right: readExpression(source, right) };
}

function readPlace(source: SourceTemplate, call: ts.CallExpression): PlaceNode {
  const node = argumentAt(call, 0);
  const place = readExpression(source, node);
  if (place.kind === 'variable' || place.kind === 'element') return place;
  throw mistakeAt(
    node,
    'only a hole for a variable or an element can be assigned to, such as intVar() or intElement()',
  );
}

function readCall(source: SourceTemplate, call: ts.CallExpression, kind: 'call' | 'callAny'): ExpressionNode {
  const first = argumentAt(call, 0);
  const given = call.arguments.slice(1).map((one) => readExpression(source, one));
  if (kind === 'callAny' && !ts.isArrayLiteralExpression(first))
    throw mistakeAt(first, 'the functions must be an array literal, such as callAny([f, g], …)');
  const functions = ts.isArrayLiteralExpression(first)
    ? some(first, first.elements, (one) => one.getText())
    : [first.getText()];
  return { kind: 'call', type: typeOf(source, call), functions, arguments: given };
}

function readStatement(source: SourceTemplate, call: ts.CallExpression, hole: HoleFunction): StatementNode | undefined {
  const given = call.arguments;
  const expression = (index: number) => readExpression(source, argumentAt(call, index));
  const statement = (node: ts.Expression) => statementIn(source, node);
  const at = (index: number) => statement(argumentAt(call, index));
  switch (hole.kind) {
    case 'statement':
      return { kind: 'expressionStatement', expression: expression(0) };
    case 'block':
      return { kind: 'block', statements: given.map(statement) };
    case 'ifThen':
      return { kind: 'if', condition: expression(0), then: at(1), ...(given[2] && { otherwise: at(2) }) };
    case 'whileDo':
      return { kind: 'while', condition: expression(0), body: at(1), limit: limitOf(given[2]) };
    case 'forDo':
      return { kind: 'for', count: expression(0), body: at(1), limit: limitOf(given[2]) };
    case 'switchOn': {
      const bodies = some(call, given.slice(1), statement);
      const otherwise = bodies.at(-1) as StatementNode;
      return { kind: 'switch', subject: expression(0), cases: bodies.slice(0, -1), otherwise };
    }
    case 'tryCatch':
      return { kind: 'try', body: at(0), handler: at(1) };
    case 'altStatement':
      return { kind: 'statementAlternatives', options: some(call, given, statement) };
    default:
      return undefined;
  }
}

function statementIn(source: SourceTemplate, node: ts.Expression): StatementNode {
  const inner = holeCalled(source, node);
  const read = inner && readStatement(source, inner.call, inner.hole);
  if (!read) throw mistakeAt(node, 'expected a statement hole, such as statement(…) or block(…)');
  return read;
}

function argumentAt(call: ts.CallExpression, index: number): ts.Expression {
  const argument = call.arguments[index];
  if (!argument) throw mistakeAt(call, `${call.expression.getText()} needs more than ${index} arguments`);
  return argument;
}

function some<Node extends ts.Node, Result>(
  owner: ts.Node,
  nodes: readonly Node[],
  read: (node: Node) => Result,
): Result[] {
  if (nodes.length === 0) throw mistakeAt(owner, 'there is nothing to choose from');
  return nodes.map(read);
}

function textOf(node: ts.Expression): string {
  if (!ts.isStringLiteralLike(node)) throw mistakeAt(node, 'a name or an operator must be a string literal');
  return node.text;
}

function operatorsOf(
  nodes: readonly ts.Expression[],
  group: Parameters<typeof allowedOperators>[0],
  otherwise: readonly string[],
): readonly string[] {
  const wrong = nodes.find((node) => !allowedOperators(group).includes(textOf(node)));
  if (wrong) throw mistakeAt(wrong, `${wrong.getText()} is not one of ${allowedOperators(group).join(' ')}`);
  return nodes.length === 0 ? otherwise : nodes.map(textOf);
}

function boundsOf(nodes: readonly ts.Expression[], type: TypeName): { min?: string; max?: string } {
  const [min, max] = nodes.map((node) => {
    const value = constantOf(node);
    const wanted = type === 'bigint' ? 'bigint' : 'number';
    if (typeof value !== wanted) throw mistakeAt(node, `a bound must be a constant ${wanted}`);
    if (type === 'int' && !Number.isInteger(value)) throw mistakeAt(node, 'a bound of int must be an integer');
    return Object.is(value, -0) ? '-0' : String(value);
  });
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function limitOf(node: ts.Expression | undefined): number {
  if (!node) return loopLimit;
  const value = constantOf(node);
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw mistakeAt(node, 'the limit of a loop must be a constant integer');
  return value;
}
