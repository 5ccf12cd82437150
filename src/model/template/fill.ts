import { arraysOfEachLength, candidatesFor } from './candidates.js';
import type { Choices } from './choices.js';
import type { Filled, FilledCase, FilledExpression, FilledPlace, FilledStatement } from './filled.js';
import type { ArrayNode, ExpressionNode, Hole, PlaceNode, ScopeVariable, StatementNode } from './hole.js';

/** Fills a hole. That it can be filled was found out by `problemOf` before. */
export function fillHole({ node, scope }: Hole, choices: Choices): Filled {
  return isStatement(node) ? fillStatement(node, scope, choices) : fillExpression(node, scope, choices);
}

const statements: ReadonlySet<string> = new Set<StatementNode['kind']>([
  ...(['expressionStatement', 'block', 'if', 'while', 'for', 'switch', 'try', 'statementAlternatives'] as const),
]);

/** Whether a hole, or what fills it, is a statement. */
export function isStatement<Node extends { readonly kind: string }>(
  node: Node,
): node is Extract<Node, StatementNode | FilledStatement> {
  return statements.has(node.kind);
}

function fillExpression(node: ExpressionNode, scope: readonly ScopeVariable[], choices: Choices): FilledExpression {
  const fill = (part: ExpressionNode) => fillExpression(part, scope, choices);
  switch (node.kind) {
    case 'literal':
      return { kind: 'literal', type: node.type, value: choices.literal(node) };
    case 'variable':
    case 'element':
      return fillPlace(node, scope, choices, false);
    case 'source': {
      const { parts, ...source } = node;
      return {
        ...source,
        ...(parts && { parts: parts.map((part) => (typeof part === 'string' ? part : fill(part))) }),
      };
    }
    case 'array':
      return fillArray(node, scope, choices);
    case 'unary': {
      const { kind, type } = node;
      return { kind, type, operator: choices.one(node.operators), operand: fill(node.operand) };
    }
    case 'binary': {
      const { kind, type } = node;
      return { kind, type, operator: choices.one(node.operators), left: fill(node.left), right: fill(node.right) };
    }
    case 'ternary':
      return { ...node, condition: fill(node.condition), yes: fill(node.yes), no: fill(node.no) };
    case 'cast':
      return { kind: 'cast', type: node.type, operand: fill(node.operand) };
    case 'increment':
    case 'assign':
      return fillChange(node, scope, choices);
    case 'call': {
      const { kind, type } = node;
      return { kind, type, function: choices.one(node.functions), arguments: node.arguments.map(fill) };
    }
    case 'alternatives':
      return choices.option(node.options, (option, inner) => fillExpression(option, scope, inner));
  }
}

function fillArray(node: ArrayNode, scope: readonly ScopeVariable[], choices: Choices): FilledExpression {
  const { kind, type, element, minLength, maxLength } = node;
  if (minLength < maxLength)
    return choices.option(arraysOfEachLength(node), (one, inner) => fillExpression(one, scope, inner));
  const elements = Array.from({ length: minLength }, () => fillExpression(element, scope, choices));
  return { kind, type, elements };
}

function fillChange(
  node: Extract<ExpressionNode, { kind: 'increment' | 'assign' }>,
  scope: readonly ScopeVariable[],
  choices: Choices,
): FilledExpression {
  const operator = choices.one(node.operators);
  const place = fillPlace(node.place, scope, choices, true);
  if (node.kind === 'increment') return { kind: node.kind, type: node.type, operator, place };
  return { kind: node.kind, type: node.type, operator, place, value: fillExpression(node.value, scope, choices) };
}

function fillPlace(node: PlaceNode, scope: readonly ScopeVariable[], choices: Choices, written: boolean): FilledPlace {
  return choices.place({ ...candidatesFor(node, scope, written), type: node.type, scope });
}

function fillStatement(node: StatementNode, scope: readonly ScopeVariable[], choices: Choices): FilledStatement {
  const expression = (part: ExpressionNode) => fillExpression(part, scope, choices);
  const statement = (part: StatementNode) => fillStatement(part, scope, choices);
  switch (node.kind) {
    case 'expressionStatement':
      return { kind: node.kind, expression: expression(node.expression) };
    case 'block':
      return { kind: node.kind, statements: node.statements.map(statement) };
    case 'if': {
      const { kind, otherwise } = node;
      const condition = expression(node.condition);
      const then = statement(node.then);
      return { kind, condition, then, ...(otherwise && { otherwise: statement(otherwise) }) };
    }
    case 'while':
      return { ...node, condition: expression(node.condition), body: statement(node.body) };
    case 'for':
      return { ...node, count: expression(node.count), body: statement(node.body) };
    case 'switch':
      return fillSwitch(node, scope, choices);
    case 'try':
      return fillTry(node, scope, choices);
    case 'statementAlternatives':
      return choices.option(node.options, (option, inner) => fillStatement(option, scope, inner));
  }
}

function fillTry(
  { kind, body, handler, caught, last }: Extract<StatementNode, { kind: 'try' }>,
  scope: readonly ScopeVariable[],
  choices: Choices,
): FilledStatement {
  const statement = (part: StatementNode) => fillStatement(part, scope, choices);
  const tried = statement(body);
  const handled = handler && { ...(caught && { caught: choices.one(caught) }), body: statement(handler) };
  return { kind, body: tried, ...(handled && { handler: handled }), ...(last && { last: statement(last) }) };
}

function fillSwitch(
  { kind, subject, cases, otherwise }: Extract<StatementNode, { kind: 'switch' }>,
  scope: readonly ScopeVariable[],
  choices: Choices,
): FilledStatement {
  const filledSubject = fillExpression(subject, scope, choices);
  const labels = choices.labels(cases.length);
  const filledCases = cases.map((body, i): FilledCase => {
    const filled = fillStatement(body, scope, choices);
    return { label: labels[i] as string, body: filled, breaks: !choices.fallsThrough() };
  });
  const last = otherwise && { otherwise: fillStatement(otherwise, scope, choices) };
  return { kind, subject: filledSubject, cases: filledCases, ...last };
}
