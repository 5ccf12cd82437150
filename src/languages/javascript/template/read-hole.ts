import { elementTypeOf } from '../../../model/template/candidates.js';
import type { ExpressionNode, HoleNode, PlaceNode, StatementNode, TypeName } from '../../../model/template/hole.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import { boundsOf, classOf, excludedFrom, lengthsOf, limitOf, operatorsOf, textOf } from './hole-constants.js';
import { allowedOperators, type BinaryGroup, defaultOperators, type HoleFunction } from './hole-functions.js';
import { inferType } from './infer-type.js';
import { lookup } from './read-scope.js';
import { holeCalled, mistakeAt, type SourceTemplate } from './source-template.js';

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
  return inferred(source, node) ?? 'number';
}

function inferred(source: SourceTemplate, node: ts.Expression): TypeName | undefined {
  return inferType(source, node, (name) => lookup(source, node, name))?.type;
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
    case 'exclude':
      return readExclusion(source, call);
    case 'array':
      return { kind: 'array', type: typeOf(source, call), element: read(0), ...lengthsOf(call, 1) };
    case 'typedArray':
      return readTypedArray(source, call);
    case 'typedArrayVar':
      return { kind: 'variable', type: typedArrayAt(call), names: given.slice(1).map(textOf) };
    case 'entryArgument':
    case 'entryArguments':
      throw mistakeAt(call, `${hole.kind} is a statement of its own at the top of a template`);
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

function readExclusion(source: SourceTemplate, call: ts.CallExpression): ExpressionNode {
  const node = argumentAt(call, 0);
  const hole = readExpression(source, node);
  if (hole.kind !== 'literal' && hole.kind !== 'variable' && hole.kind !== 'element')
    throw mistakeAt(node, 'exclude needs a hole for a literal, a variable or an element, such as exclude(int(), 0)');
  const excluded = some(call, call.arguments.slice(1), (one) => excludedFrom(hole, one));
  return { ...hole, excluded: [...(hole.excluded ?? []), ...excluded] };
}

function readTypedArray(source: SourceTemplate, call: ts.CallExpression): ExpressionNode {
  const type = typedArrayAt(call);
  const element = argumentAt(call, 1);
  const [held, given] = [elementTypeOf(type), inferred(source, element)];
  if (given !== undefined && given !== held)
    throw mistakeAt(element, `the elements of ${type} are of type ${held}, not ${given}`);
  return { kind: 'array', type, element: readExpression(source, element), ...lengthsOf(call, 2) };
}

function typedArrayAt(call: ts.CallExpression): TypeName {
  const node = argumentAt(call, 0);
  const type = node.getText();
  if (ts.isIdentifier(node) && elementTypeOf(type) !== undefined) return type;
  throw mistakeAt(node, `${type} is not the class of a typed array, such as Int32Array`);
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
      return { kind: 'try', body: at(0), handler: at(1), ...caughtFrom(source, given.slice(2)) };
    case 'tryCatchFinally':
      return { kind: 'try', body: at(0), handler: at(1), ...caughtFrom(source, given.slice(3)), last: at(2) };
    case 'tryFinally':
      return { kind: 'try', body: at(0), last: at(1) };
    case 'altStatement':
      return { kind: 'statementAlternatives', options: some(call, given, statement) };
    default:
      return undefined;
  }
}

function caughtFrom({ file }: SourceTemplate, nodes: readonly ts.Expression[]): { caught?: readonly string[] } {
  return nodes.length === 0 ? {} : { caught: nodes.map((node) => classOf(file, node)) };
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
