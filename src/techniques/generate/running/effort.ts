import type {
  BinaryExpression,
  Block,
  Expression,
  LoopStatement,
  Operator,
  Statement,
} from '../../../model/program/expression.js';
import { type Visitor, visitBlock, visitExpression } from '../../../model/program/traverse.js';
import { builtInOf, type Generation } from '../generation.js';
import { isPrintable } from './may-run.js';
import type { Running } from './running.js';

// A function value does as much as the code that made it, as far as one can tell.
const effortOfInvoke = 10;

/** How many calls a block leads to when it runs; infinite if it must not be run. */
export function effortOfBlock(generation: Generation, block: Block): number {
  return measure(generation, (visitor) => visitBlock(block, visitor));
}

/** The same of an expression. */
export function effortOf(generation: Generation, expression: Expression): number {
  return measure(generation, (visitor) => visitExpression(expression, visitor));
}

function measure(generation: Generation, visit: (visitor: Visitor) => void): number {
  const { running } = generation;
  if (!running) return Number.POSITIVE_INFINITY;
  let total = 0;
  // What a function within a block does is done where it is called.
  let functions = 0;
  visit({
    method: () => {
      functions++;
    },
    leaveMethod: () => {
      functions--;
    },
    expression: (expression) => {
      if (functions === 0) total += ownEffort(generation, running, expression);
    },
    statement: (statement) => {
      if (functions === 0) total += effortOfStatement(generation, statement);
    },
  });
  return total;
}

// Beside its parts: an exception would end the program, and a loop does more than once what is counted once.
function effortOfStatement(generation: Generation, statement: Statement): number {
  if (statement.kind === 'throw') return Number.POSITIVE_INFINITY;
  const more = statement.kind === 'loop' ? turnsOf(statement) - 1 : 0;
  return statement.kind === 'loop' && more > 0 ? more * effortOfBlock(generation, statement.body) : 0;
}

// An array that is not seen here is as long as those that are.
const usualLength = 3;

function turnsOf({ over }: LoopStatement): number {
  if (over.kind === 'range') return Math.max(1, over.times);
  return over.array.kind === 'array' ? Math.max(1, over.array.elements.length) : usualLength;
}

function ownEffort(generation: Generation, { methods, classes }: Running, expression: Expression): number {
  switch (expression.kind) {
    case 'constant':
      return Number.POSITIVE_INFINITY;
    // A null that no type speaks of is no object where one is wanted.
    case 'null':
      return expression.type.kind === 'nullable' ? 0 : Number.POSITIVE_INFINITY;
    case 'call':
    case 'reference':
      return 1 + (methods.get(expression.name) ?? Number.POSITIVE_INFINITY);
    case 'invoke':
      return effortOfInvoke;
    case 'new': {
      const effort = expression.by ? methods.get(expression.by.name) : classes.get(expression.type.name);
      return 1 + (effort ?? Number.POSITIVE_INFINITY);
    }
    case 'constructor':
      // The length of an array may be negative.
      if (expression.of.kind === 'array') return Number.POSITIVE_INFINITY;
      return 1 + (classes.get(expression.of.name) ?? Number.POSITIVE_INFINITY);
    case 'binary':
      return isDefined(generation, expression) ? 0 : Number.POSITIVE_INFINITY;
    default:
      return 0;
  }
}

// Dividing by zero throws on some platforms, and an object is written with a number that is another one in each run. What
// is done many times must not double the length of a text or of a number each time.
function isDefined(generation: Generation, { operator, left, right, type }: BinaryExpression): boolean {
  if (generation.profile.restrictions.noFractionsInText && literalKind(generation, type) === 'float') return false;
  if (needsLiteral(generation, operator, type)) return right.kind === 'literal' && Number(right.value) !== 0;
  if (operator !== '+' || type !== generation.builtIns.string) return true;
  const isShort = right.kind === 'literal' || right.type !== type;
  return isShort && isPrintable(generation, left.type) && isPrintable(generation, right.type);
}

/** Whether the right operand must be a literal that is not zero, where a program runs. */
export function needsLiteral(generation: Generation, operator: Operator, type: Expression['type']): boolean {
  if (operator === '*') return literalKind(generation, type) === 'bigint';
  return (operator === '/' || operator === '%') && isWhole(generation, type);
}

function isWhole(generation: Generation, type: Expression['type']): boolean {
  const kind = literalKind(generation, type);
  return kind !== 'float' && kind !== 'double';
}

function literalKind(generation: Generation, type: Expression['type']): string | undefined {
  return builtInOf(generation, type)?.literal;
}
