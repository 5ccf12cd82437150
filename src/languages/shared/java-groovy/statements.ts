import type {
  AssignStatement,
  Block,
  Expression,
  IfStatement,
  LambdaExpression,
  Statement,
  TryStatement,
  VariableDeclaration,
} from '../../../model/program/expression.js';
import { braces, type Doc, list } from '../../../model/program/print/doc.js';
import { printLoop } from './loops.js';
import { innerPosition, type Place, type Position } from './place.js';
import { primary, statementValue, wanted } from './positions.js';
import { printType } from './types.js';

/** The body of a method: its statements, and the result if there is one. */
export function printBody(place: Place, body: Block, position: Position = 'wanted'): Doc {
  return braces(printBodyLines(place, body, position));
}

/** What stands in the body of a method or a function. */
export function printBodyLines(place: Place, { statements, result }: Block, position: Position): Doc[] {
  const inside = { ...place, returned: position };
  const lines = statements.map((statement) => printStatement(inside, statement));
  if (result) lines.push(printReturn(inside, result));
  return lines;
}

/** A lambda. */
export function printLambda(place: Place, { id, parameters, body }: LambdaExpression): Doc {
  const isOmitted = place.omitted.has(id);
  const printed = parameters.map(({ name, type }) => (isOmitted ? name : `${printType(place, type)} ${name}`));
  const position = innerPosition(place, 'wanted');
  const only = body.statements.length === 0 ? body.result : undefined;
  const value = only ? place.print(place, only, position).doc : printBody(place, body, position);
  return [list('(', printed, ')'), ' -> ', value];
}

/** A variable with its value; words such as `static` may stand in front. */
export function printVariableDeclaration(place: Place, variable: VariableDeclaration, words = ''): Doc {
  const { id, name, type, mutable, value } = variable;
  const shown = place.omitted.has(id) ? place.dialect.untyped : printType(place, type);
  const head = `${words}${mutable ? '' : 'final '}${shown} ${name} = `;
  return [head, statementValue(place, value), place.dialect.terminator];
}

function printStatement(place: Place, statement: Statement): Doc {
  switch (statement.kind) {
    case 'local':
      return printVariableDeclaration(place, statement.variable);
    case 'localFunction':
      throw new Error('there are no functions within blocks in Java and Groovy');
    case 'assign':
      return printAssignment(place, statement);
    case 'throw':
      return ['throw ', wanted(place, statement.value), place.dialect.terminator];
    case 'evaluate':
      return printEvaluation(place, statement.id, statement.expression);
    case 'if':
      return printIf(place, statement);
    case 'return':
      return printReturn(place, statement.value);
    case 'loop':
      return printLoop(place, statement, printLines(place, statement.body));
    case 'try':
      return printTry(place, statement);
    case 'break':
    case 'continue':
      return [statement.kind, statement.label === undefined ? '' : ` ${statement.label}`, place.dialect.terminator];
  }
}

function printReturn(place: Place, value: Expression): Doc {
  return ['return ', statementValue(place, value, place.returned), place.dialect.terminator];
}

function printAssignment(place: Place, { target, value }: AssignStatement): Doc {
  const { terminator } = place.dialect;
  if (target.kind === 'variable')
    return [place.print(place, target, 'free').doc, ' = ', statementValue(place, value), terminator];
  const printed = place.print(place, value, innerPosition(place, 'wanted')).doc;
  return [primary(place, target.receiver), '.', target.name, ' = ', printed, terminator];
}

// Only calls and new objects are statements (JLS 14.8); any other value goes to a variable that nobody reads.
function printEvaluation(place: Place, id: number, expression: Expression): Doc {
  const { terminator } = place.dialect;
  if (expression.kind === 'call' || expression.kind === 'new' || expression.kind === 'invoke')
    return [wanted(place, expression), terminator];
  return printVariableDeclaration(place, {
    id,
    name: `unused${id}`,
    type: expression.type,
    mutable: false,
    value: expression,
  });
}

function printIf(place: Place, { condition, then, otherwise }: IfStatement): Doc {
  const head = ['if (', place.print(place, condition, 'free').doc, ') ', printInnerBlock(place, then)];
  return otherwise ? [head, ' else ', printInnerBlock(place, otherwise)] : head;
}

function printTry(place: Place, { body, catches, finally: last }: TryStatement): Doc {
  return [
    ['try ', printInnerBlock(place, body)],
    catches.map((each) => [` catch (${printType(place, each.type)} ${each.name}) `, printInnerBlock(place, each.body)]),
    last ? [' finally ', printInnerBlock(place, last)] : '',
  ];
}

function printInnerBlock(place: Place, block: Block): Doc {
  return braces(printLines(place, block));
}

/** The statements of a block. */
export function printLines(place: Place, { statements, result }: Block): Doc[] {
  const lines = statements.map((statement) => printStatement(place, statement));
  if (result) lines.push(printEvaluation(place, result.id, result));
  return lines;
}
