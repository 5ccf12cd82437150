import { isStatement } from './fill.js';
import type { Filled, FilledExpression, FilledHandler, FilledPlace, FilledStatement, Index } from './filled.js';
import { levels, type Notation, type PrintedExpression } from './notation.js';
import { levelOfOperator } from './operators.js';

/** How what fills a hole is written. */
export interface PrintSettings {
  readonly notation: Notation;
  /** The names of the template, which names of the printer must not clash with. */
  readonly reserved: ReadonlySet<string>;
}

/** The text of what fills a hole; an expression in parentheses if it holds together less tightly than asked for. */
export function printFilled(filled: Filled, settings: PrintSettings, level: number = levels.assignment): string {
  if (!isStatement(filled)) return within(printExpression(filled, settings.notation), level);
  return printStatement(filled, { ...settings, depth: 0 });
}

function within({ text, level }: PrintedExpression, wanted: number): string {
  return level >= wanted ? text : `(${text})`;
}

function printExpression(filled: FilledExpression, notation: Notation): PrintedExpression {
  const part = (one: FilledExpression, level: number) => within(printExpression(one, notation), level);
  switch (filled.kind) {
    case 'literal':
      return printLiteral(notation.literal(filled.type, filled.value));
    case 'variable':
    case 'element':
      return { text: printPlace(filled, notation), level: levels.primary };
    case 'source':
      return printSource(filled, part);
    case 'array': {
      const elements = filled.elements.map((element) => part(element, levels.assignment));
      return { text: notation.array(filled.type, elements), level: levels.primary };
    }
    case 'unary':
      return printUnary(filled.operator, part(filled.operand, levels.unary));
    case 'binary':
      return printBinary(filled, part);
    case 'ternary': {
      const { condition, yes, no } = filled;
      const text = `${part(condition, levels.or)} ? ${part(yes, levels.conditional)} : ${part(no, levels.conditional)}`;
      return { text, level: levels.conditional };
    }
    case 'cast':
      return notation.cast(filled.type, (level) => part(filled.operand, level));
    case 'increment': {
      const text = filled.operator.replace('x', () => printPlace(filled.place, notation));
      return { text, level: filled.operator.startsWith('x') ? levels.postfix : levels.unary };
    }
    case 'assign': {
      const text = `${printPlace(filled.place, notation)} ${filled.operator} ${part(filled.value, levels.assignment)}`;
      return { text, level: levels.assignment };
    }
    case 'call': {
      const given = filled.arguments.map((argument) => part(argument, levels.assignment));
      return { text: `${filled.function}(${given.join(', ')})`, level: levels.primary };
    }
  }
}

// Nobody looks into ordinary code, so it is kept together, and so is what fills holes in it.
function printSource(
  { text, parts = [text] }: Extract<FilledExpression, { kind: 'source' }>,
  print: (one: FilledExpression, level: number) => string,
): PrintedExpression {
  const texts = parts.map((part) => (typeof part === 'string' ? part : print(part, levels.postfix)));
  return { text: texts.join(''), level: /^[\w$.]+$/.test(text) ? levels.primary : levels.assignment };
}

function printLiteral(text: string): PrintedExpression {
  return { text, level: /^[-(]/.test(text) ? levels.unary : levels.primary };
}

function printUnary(operator: string, operand: string): PrintedExpression {
  // Two signs in a row would be read as one operator.
  const clashes = /^[+-]/.test(operator) && operand.startsWith(operator);
  const sign = /\w$/.test(operator) ? `${operator} ` : operator;
  return { text: sign + (clashes ? `(${operand})` : operand), level: levels.unary };
}

function printBinary(
  { operator, left, right }: Extract<FilledExpression, { kind: 'binary' }>,
  part: (one: FilledExpression, level: number) => string,
): PrintedExpression {
  const level = levelOfOperator(operator);
  // Powers are read from the right, and want no sign on their left.
  const [leftLevel, rightLevel] = operator === '**' ? [levels.postfix, level] : [level, level + 1];
  return { text: `${part(left, leftLevel)} ${operator} ${part(right, rightLevel)}`, level };
}

function printPlace(place: FilledPlace, notation: Notation): string {
  return place.kind === 'variable' ? place.name : `${place.array}[${printIndex(place.array, place.index, notation)}]`;
}

function printIndex(array: string, index: Index, notation: Notation): string {
  switch (index.kind) {
    case 'at':
      return String(index.value);
    case 'fraction':
      return notation.fraction(array, index.fraction);
    case 'plain':
      return index.variable;
    case 'masked':
      return `${index.variable} & ${index.mask}`;
    case 'wrapped':
      return `(${index.variable} >>> 1) % ${array}.length`;
  }
}

interface StatementPlace extends PrintSettings {
  /** How many loops and handlers are around, each with a name of its own. */
  readonly depth: number;
}

function printStatement(filled: FilledStatement, place: StatementPlace): string {
  const { notation } = place;
  const expression = (one: FilledExpression) => printExpression(one, notation).text;
  const block = (one: FilledStatement) => inBraces(one, place);
  switch (filled.kind) {
    case 'expressionStatement':
      return `${expression(filled.expression)};`;
    case 'block':
      return `{ ${filled.statements.map((one) => printStatement(one, place)).join(' ')} }`;
    case 'if': {
      const otherwise = filled.otherwise ? ` else ${block(filled.otherwise)}` : '';
      return `if (${expression(filled.condition)}) ${block(filled.then)}${otherwise}`;
    }
    case 'while':
    case 'for':
      return printLoop(filled, place);
    case 'switch':
      return printSwitch(filled, place);
    case 'try': {
      const handler = filled.handler ? ` ${printHandler(filled.handler, place)}` : '';
      return `try ${block(filled.body)}${handler}${filled.last ? ` finally ${block(filled.last)}` : ''}`;
    }
  }
}

function printHandler({ caught, body }: FilledHandler, place: StatementPlace): string {
  const { head, first } = place.notation.catches(freshName('error', place), caught);
  const inside = { ...place, depth: place.depth + 1 };
  return first ? `${head} { ${first} ${printStatement(body, inside)} }` : `${head} ${inBraces(body, inside)}`;
}

function inBraces(filled: FilledStatement, place: StatementPlace): string {
  const text = printStatement(filled, place);
  return filled.kind === 'block' ? text : `{ ${text} }`;
}

function printLoop(filled: Extract<FilledStatement, { kind: 'while' | 'for' }>, place: StatementPlace): string {
  const { notation, depth } = place;
  const limit = freshName('limit', place);
  const body = inBraces(filled.body, { ...place, depth: depth + 1 });
  const counter = notation.declare(notation.counter, limit, '0');
  if (filled.kind === 'while') {
    const condition = within(printExpression(filled.condition, notation), levels.bitOr);
    return `{ ${counter} while (${limit}++ < ${filled.limit} && ${condition}) ${body} }`;
  }
  const rounds = freshName('rounds', place);
  const count = notation.declare(filled.count.type, rounds, printExpression(filled.count, notation).text);
  const condition = `${limit} < ${rounds} && ${limit} < ${filled.limit}`;
  return `{ ${count} for (${counter} ${condition}; ${limit}++) ${body} }`;
}

function printSwitch(filled: Extract<FilledStatement, { kind: 'switch' }>, place: StatementPlace): string {
  const { subject, cases, otherwise } = filled;
  const { notation } = place;
  const printed = cases.map(({ label, body, breaks }) => {
    const text = `case ${notation.literal(subject.type, label)}: ${printStatement(body, place)}`;
    return breaks ? `${text} break;` : text;
  });
  const last = otherwise ? [`default: ${printStatement(otherwise, place)}`] : [];
  return `switch (${printExpression(subject, notation).text}) { ${[...printed, ...last].join(' ')} }`;
}

function freshName(base: string, { reserved, depth }: StatementPlace): string {
  let name = `${base}${depth}`;
  while (reserved.has(name)) name += '_';
  return name;
}
