import type {
  Block,
  IfStatement,
  Statement,
  TryStatement,
  VariableDeclaration,
} from '../../../model/program/expression.js';
import { braces, type Doc, group, indent, spaceLine } from '../../../model/program/print/doc.js';
import { levels } from '../../../model/program/print/precedence.js';
import type { Place } from './dialect.js';
import { printExpression, printWanted, printWithin } from './expressions.js';
import { typeClause } from './types.js';

/** A variable with its type, unless that is left out, and its value. */
export function printVariable(place: Place, variable: VariableDeclaration): Doc {
  const { id, name, type, mutable, value } = variable;
  return [
    `${mutable ? 'var' : 'val'} ${name}${typeClause(place, id, type)}`,
    assigned(printWanted(place, value, type)),
  ];
}

/** A value after an equals sign: on the same line if it fits there. */
export function assigned(value: Doc): Doc {
  return [' =', group(indent([spaceLine, value]))];
}

/** The statements of a block, one doc for each. */
export function printStatements(place: Place, { statements }: Block): Doc[] {
  return statements.map((statement) => printStatement(place, statement));
}

/** The lines of a block, its value last. */
export function printBlockLines(place: Place, body: Block): Doc[] {
  const statements = printStatements(place, body);
  return body.result ? [...statements, printBare(place, body.result)] : statements;
}

function printStatement(place: Place, statement: Statement): Doc {
  switch (statement.kind) {
    case 'local':
      return printVariable(place, statement.variable);
    case 'localFunction':
      return place.dialect.printMethod({ ...place, returned: undefined }, statement.function);
    case 'assign': {
      const { target, value } = statement;
      return [printExpression(place, target).doc, assigned(printWanted(place, value, target.type))];
    }
    case 'throw':
      return ['throw ', printExpression(place, statement.value).doc];
    case 'evaluate':
      return printBare(place, statement.expression);
    case 'if':
      return printIf(place, statement);
    case 'return':
      return [
        `return${place.returned === undefined ? '' : `@${place.returned}`} `,
        printExpression(place, statement.value).doc,
      ];
    case 'loop':
      return place.dialect.printLoop(place, statement, printStatements(place, statement.body));
    case 'try':
      return printTry(place, statement);
    case 'break':
    case 'continue':
      return place.dialect.printJump(statement);
  }
}

/** An expression on a line of its own: a lambda there would be taken for an argument of what stands before it. */
function printBare(place: Place, expression: Block['result'] & object): Doc {
  return printWithin(place, expression, levels.conditional);
}

function printIf(place: Place, { condition, then, otherwise }: IfStatement): Doc {
  const head = ['if (', printExpression(place, condition).doc, ') ', printBlock(place, then)];
  return otherwise ? [head, ' else ', printBlock(place, otherwise)] : head;
}

function printTry(place: Place, { body, catches, finally: last }: TryStatement): Doc {
  const clauses = catches.map((clause) => ({ clause, lines: printStatements(place, clause.body) }));
  return [
    ['try ', printBlock(place, body)],
    catches.length > 0 ? [' ', place.dialect.printCatches(place, clauses)] : '',
    last ? [' finally ', printBlock(place, last)] : '',
  ];
}

function printBlock(place: Place, block: Block): Doc {
  return braces(printStatements(place, block));
}
