import { memberLabel } from '../../../model/program/library-class.js';
import {
  type Argument,
  type BinaryExpression,
  type CallExpression,
  type Callee,
  type ConditionalExpression,
  type Expression,
  type InvokeExpression,
  isCapturing,
  type NewExpression,
} from '../../../model/program/expression.js';
import { functionalMethod } from '../../../model/program/functional-method.js';
import { type Doc, group, indent, list, spaceLine } from '../../../model/program/print/doc.js';
import { levelOf, levels, type Printed, within } from '../../../model/program/print/precedence.js';
import type { Type } from '../../../model/types/type.js';
import type { Place } from './dialect.js';
import { className, expandedText, printType, printTypeArguments } from './types.js';

/** An expression as it is written. `wanted` is the type that the text around it gives it, where that is known. */
export function printExpression(place: Place, expression: Expression, wanted?: Type): Printed {
  switch (expression.kind) {
    case 'variable':
      return primary(place.bound.get(expression.name) ?? expression.name);
    case 'field':
      return primary([printWithin(place, expression.receiver, levels.primary), '.', expression.name]);
    case 'staticField':
      return primary(`${className(place.index, expression.owner)}.${expression.name}`);
    case 'call':
      return primary(printCall(place, expression));
    case 'invoke':
      return primary(printInvoke(place, expression));
    case 'array': {
      const { type, elements } = expression;
      const element = type.kind === 'array' ? printTypeArguments(place, [type.element]) : '';
      return primary([place.dialect.arrayOf, element, printValues(place, elements)]);
    }
    case 'binary':
      return printBinary(place, expression);
    case 'not':
      return { doc: ['!', printWithin(place, expression.operand, levels.primary)], level: levels.unary };
    case 'conditional':
      return printConditional(place, expression, wanted);
    default:
      return place.dialect.print(place, expression, wanted);
  }
}

/** Something that no operator can take apart. */
export function primary(doc: Doc): Printed {
  return { doc, level: levels.primary };
}

/** An expression as a part of one of the given level. */
export function printWithin(place: Place, expression: Expression, level: number): Doc {
  return within(printExpression(place, expression), level);
}

/** An expression where a type is wanted of it. */
export function printWanted(place: Place, expression: Expression, wanted: Type): Doc {
  return printExpression(place, expression, wanted).doc;
}

/** What stands before the name of a method: an object or a class with the given mark, or nothing. */
export function printCallee(place: Place, callee: Callee): Doc | undefined {
  switch (callee.kind) {
    case 'object':
      return printWithin(place, callee.receiver, levels.primary);
    case 'static':
      return className(place.index, callee.owner);
    case 'function':
      return undefined;
  }
}

function printCall(place: Place, call: CallExpression): Doc {
  const { id, callee, name, typeArguments, arguments: given } = call;
  const before = printCallee(place, callee);
  const label = memberLabel(name);
  const method = place.omitted.has(id) || isCapturing(call) ? label : label + printTypeArguments(place, typeArguments);
  return [before === undefined ? method : [before, '.', method], printArguments(place, given)];
}

function printInvoke(place: Place, { function: value, arguments: given }: InvokeExpression): Doc {
  if (value.kind === 'variable' && value.type.kind === 'function' && !place.bound.has(value.name))
    return [value.name, printValues(place, given)];
  const before = printWithin(place, value, levels.primary);
  const name = invokedMethod(place, value.type);
  if (name !== undefined) return [before, '.', name, printValues(place, given)];
  if (value.type.kind === 'class')
    throw new Error(`the type ${printType(place, value.type)} is no functional interface`);
  return [before, printValues(place, given)];
}

// The method of a functional interface, which may be a bound of the type.
function invokedMethod(place: Place, type: Type): string | undefined {
  if (type.kind === 'class') return functionalMethod(place.index, type.name)?.name;
  const bound = type.kind === 'parameter' ? place.index.bounds.get(type.name) : undefined;
  if (!bound) return place.dialect.invoke;
  if (bound.kind !== 'intersection') return invokedMethod(place, bound);
  return bound.parts.map((each) => invokedMethod(place, each)).find((name) => name !== undefined);
}

/** The class of a new object, with its type arguments unless they are left out. */
export function printMade(place: Place, { id, type }: NewExpression): string {
  return place.omitted.has(id) ? className(place.index, type.name) : expandedText(place, type);
}

/** Values in parentheses. */
export function printValues(place: Place, values: readonly Expression[]): Doc {
  return printArguments(
    place,
    values.map((value) => ({ value })),
  );
}

function printArguments(place: Place, given: readonly Argument[]): Doc {
  const careful = place.dialect.comparisonsLookLikeTypeArguments && given.filter(isComparison).length > 1;
  const items = given.map((argument) => {
    const value = printWithin(
      place,
      argument.value,
      careful && isComparison(argument) ? levels.primary : levels.lambda,
    );
    return argument.name === undefined ? value : [`${argument.name} = `, value];
  });
  return list('(', items, ')');
}

function isComparison({ value }: Argument): boolean {
  return value.kind === 'binary' && levelOf(value) === levels.comparison;
}

function printBinary(place: Place, expression: BinaryExpression): Printed {
  const level = levelOf(expression);
  const method = place.dialect.identity?.[expression.operator];
  if (method !== undefined)
    return primary([
      printWithin(place, expression.left, levels.primary),
      `.${method}`,
      printValues(place, [expression.right]),
    ]);
  const left = printWithin(place, expression.left, level);
  const right = printWithin(place, expression.right, level + 1);
  return { doc: [left, ` ${expression.operator} `, right], level };
}

function printConditional(place: Place, expression: ConditionalExpression, wanted: Type | undefined): Printed {
  const { condition, then, otherwise } = expression;
  return printChoice(printExpression(place, condition).doc, [
    printExpression(place, then, wanted),
    printExpression(place, otherwise, wanted),
  ]);
}

/**
 * A choice between two values; one in its last branch goes on with the chain. A lambda in a branch needs parentheses: its
 * braces could be those of a block.
 */
export function printChoice(condition: Doc, [then, otherwise]: readonly [Printed, Printed]): Printed {
  const last = within(otherwise, levels.conditional);
  const isInline = otherwise.level === levels.conditional || otherwise.isBlock;
  const doc = group([
    ['if (', condition, ')'],
    then.isBlock ? [' ', then.doc] : indent([spaceLine, within(then, levels.orElse)]),
    [then.isBlock ? ' ' : spaceLine, 'else'],
    isInline ? [' ', last] : indent([spaceLine, last]),
  ]);
  return { doc, level: levels.conditional };
}

/** The value of a case after its arrow: on the same line if it fits there or begins there. */
export function printCase(place: Place, pattern: Doc, { arrow, value, wanted }: CaseValue): Doc {
  const printed = within(printExpression(place, value, wanted), levels.conditional);
  return value.kind === 'conditional'
    ? [pattern, ` ${arrow}`, group(indent([spaceLine, printed]))]
    : [pattern, ` ${arrow} `, printed];
}

interface CaseValue {
  readonly arrow: string;
  readonly value: Expression;
  readonly wanted?: Type | undefined;
}
