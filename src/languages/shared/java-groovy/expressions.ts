import type {
  ArrayExpression,
  BinaryExpression,
  ConstantExpression,
  Expression,
  LambdaExpression,
  LiteralExpression,
  VariableExpression,
} from '../../../model/program/expression.js';
import { type Doc, group, indent, list, spaceLine } from '../../../model/program/print/doc.js';
import { levelOf, levels, type Printed, within } from '../../../model/program/print/precedence.js';
import type { Type } from '../../../model/types/type.js';
import { isUnnamedClosure, printCall, printField, printInvoke, printNew, printReference } from './calls.js';
import { asMatch, printTest, printConditional, printMatch } from './choices.js';
import { literalKinds } from './library.js';
import { innerPosition, type Place, type Position, programClass, staticOwner } from './place.js';
import { cast, primary, targeted } from './positions.js';
import { printLambda } from './statements.js';
import { printType } from './types.js';

/** An expression at a place. */
export function printExpression(place: Place, expression: Expression, position: Position): Printed {
  switch (expression.kind) {
    case 'literal':
      return printLiteral(place, expression);
    case 'constant':
      return printConstant(place, expression);
    case 'variable':
      return printVariable(place, expression);
    case 'this':
      return tight(thisIn(place, expression.type));
    case 'field':
      return captured(
        place,
        expression,
        printField(place, expression.owner, [primary(place, expression.receiver), '.', expression.name]),
      );
    case 'staticField':
      return tight(`${staticOwner(place, expression.owner)}.${expression.name}`);
    case 'call':
      return captured(place, expression, printCall(place, expression));
    case 'invoke':
      return captured(place, expression, printInvoke(place, expression));
    case 'new':
      return tight(printNew(place, expression));
    case 'binary':
      return printBinary(place, expression);
    case 'not':
      return { doc: ['!', within(place.print(place, expression.operand, 'free'), levels.unary)], level: levels.unary };
    case 'conditional':
      return printConditional(place, expression, position);
    case 'lambda':
      return targeted(place, expression.type, { ...printFunction(place, expression), position });
    case 'reference':
      return targeted(place, expression.type, {
        doc: printReference(place, expression),
        level: levels.primary,
        position,
      });
    case 'constructor':
      return targeted(place, expression.type, {
        doc: `${printType(place, expression.of)}::new`,
        level: levels.primary,
        position,
      });
    case 'test':
      return printTest(place, expression);
    case 'smartCast':
      return printMatch(place, asMatch(expression), position);
    case 'match':
      return printMatch(place, expression, position);
    case 'array':
      return tight(printArray(place, expression));
    case 'null':
      return tight('null');
    case 'tuple':
    case 'orElse':
    case 'block':
      throw new Error(`there is no ${expression.kind} expression in this language`);
  }
}

function printFunction(place: Place, lambda: LambdaExpression): Printed {
  if (lambda.notation === 'closure' && place.dialect.closure) return tight(place.dialect.closure(place, lambda));
  return { doc: printLambda(place, lambda), level: levels.lambda };
}

function tight(doc: Doc): Printed {
  return { doc, level: levels.primary };
}

function printLiteral(place: Place, { type, value }: LiteralExpression): Printed {
  const kind = 'name' in type ? literalKinds.get(type.name) : undefined;
  if (!kind) throw new Error(`there are no literals of the type ${printType(place, type)}`);
  // The literal may be a call of a method of the class, which has to be imported.
  printType(place, type);
  return place.dialect.literal(kind, value);
}

// Any value will do for a primitive type, which has no null.
function printConstant(place: Place, { type }: ConstantExpression): Printed {
  if (type.kind !== 'primitive') return cast(place, type, tight('null'));
  const kind = literalKinds.get(type.name) ?? 'int';
  return place.dialect.literal(kind, kind === 'boolean' ? false : kind === 'char' ? 'c' : 0);
}

function printVariable(place: Place, { name }: VariableExpression): Printed {
  return place.bound.get(name) ?? tight(place.globals.has(name) ? `${programClass}.${name}` : name);
}

function thisIn(place: Place, type: Type): string {
  const isOuter = type.kind === 'class' && type.name !== place.bodies.at(-1) && place.bodies.includes(type.name);
  return isOuter ? `${type.name}.this` : 'this';
}

function printBinary(place: Place, expression: BinaryExpression): Printed {
  const level = levelOf(expression);
  const left = within(printLeft(place, expression), level);
  const right = within(place.print(place, expression.right, 'free'), level + 1);
  const operator = place.dialect.operators[expression.operator] ?? expression.operator;
  return { doc: group([left, ` ${operator}`, indent([spaceLine, right])]), level };
}

function printArray(place: Place, { type, elements }: ArrayExpression): Doc {
  const position = innerPosition(place, 'wanted');
  const printed = elements.map((each) => place.print(place, each, position).doc);
  return [`new ${printType(place, type)} `, list('{', printed, '}')];
}

// A text is appended to only if an operand is of the type String itself (JLS 15.18.1), not of a parameter below it.
function printLeft(place: Place, { operator, type, left, right }: BinaryExpression): Printed {
  const printed = place.print(place, left, 'free');
  const needsCast =
    operator === '+' && isString(type) && !isString(surelyOf(place, left)) && !isString(surelyOf(place, right));
  return needsCast ? cast(place, type, printed) : printed;
}

function isString(type: Type | undefined): boolean {
  return type?.kind === 'class' && type.name === 'String';
}

// What a member gives through a projection is of a captured type below the one that we write (JLS 5.1.10).
function surelyOf({ index }: Place, expression: Expression): Type | undefined {
  const receiver = receiverOf(expression)?.type;
  const type = receiver?.kind === 'parameter' ? index.bounds.get(receiver.name) : receiver;
  return type && projectionsIn(type).length > 0 ? undefined : expression.type;
}

function captured(place: Place, expression: Expression, doc: Doc): Printed {
  const { kind } = expression.type;
  const isAbove = projectionsOf(expression).includes('in') && kind !== 'top' && kind !== 'primitive';
  if (expression.kind === 'invoke' && isUnnamedClosure(place, expression) && place.precautions.has('closureResults'))
    // What is taken for the type parameter of the class Closure can be cast to no other one.
    return cast(place, expression.type, kind === 'parameter' ? tight(['(Object) ', doc]) : tight(doc));
  return isAbove && place.precautions.has('capturedBounds') ? cast(place, expression.type, tight(doc)) : tight(doc);
}

// The variances with which the object is seen whose member gives the value; `?` says no more about it than `? super`.
function projectionsOf(expression: Expression): ('in' | 'out')[] {
  const type = receiverOf(expression)?.type;
  return type ? projectionsIn(type) : [];
}

function projectionsIn(type: Type): ('in' | 'out')[] {
  if (type.kind !== 'class') return [];
  return type.args.flatMap((arg) => (arg.kind === 'projection' ? [arg.star ? 'in' : arg.variance] : []));
}

function receiverOf(expression: Expression): Expression | undefined {
  if (expression.kind === 'field') return expression.receiver;
  if (expression.kind === 'invoke') return expression.function;
  return expression.kind === 'call' && expression.callee.kind === 'object' ? expression.callee.receiver : undefined;
}
