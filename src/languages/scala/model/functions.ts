import type { Block, Callee, LambdaExpression, ReferenceExpression } from '../../../model/program/expression.js';
import { functionalMethod } from '../../../model/program/functional-method.js';
import { braces, type Doc } from '../../../model/program/print/doc.js';
import { levels, type Printed, within } from '../../../model/program/print/precedence.js';
import type { ClassType, Type } from '../../../model/types/type.js';
import type { Place } from '../../shared/kotlin-scala/dialect.js';
import { primary, printCallee, printWithin } from '../../shared/kotlin-scala/expressions.js';
import { printBlockLines } from '../../shared/kotlin-scala/statements.js';
import { printType, printUnprojected, typeClause } from '../../shared/kotlin-scala/types.js';

/** A lambda. It is one of a functional interface only where that is the wanted type: elsewhere the type is written. */
export function printLambda(place: Place, lambda: LambdaExpression, wanted: Type | undefined): Printed {
  const { id, parameters, body, type } = lambda;
  const names = parameters.map((parameter) => `${parameter.name}${typeClause(place, id, parameter.type)}`);
  const printed = { doc: [`(${names.join(', ')}) => `, printLambdaBody(place, body)], level: levels.lambda };
  return type.kind === 'class' && (type !== wanted || isProjected(type)) ? ascribed(place, printed, type) : printed;
}

function printLambdaBody(place: Place, body: Block): Doc {
  if (body.statements.length === 0 && body.result) return printWithin(place, body.result, levels.lambda);
  return braces(printBlockLines(place, body));
}

/** A method as a value. */
export function printReference(place: Place, reference: ReferenceExpression, wanted: Type | undefined): Printed {
  const { callee, name, type } = reference;
  const method = printMethodName(place, callee, name);
  if (type.kind === 'class' && isNullary(place, type))
    return ascribed(place, { doc: ['() => ', method, '()'], level: levels.lambda }, type);
  return type === wanted && !isProjected(type) ? primary(method) : ascribed(place, primary(method), type);
}

function printMethodName(place: Place, callee: Callee, name: string): Doc {
  const before = printCallee(place, callee);
  return before === undefined ? name : [before, '.', name];
}

// A method without parameters becomes a function where one is wanted, but no object of a functional interface (error E100).
function isNullary({ index }: Place, type: ClassType): boolean {
  return functionalMethod(index, type.name)?.parameters.length === 0;
}

function isProjected(type: Type): boolean {
  return type.kind === 'class' && type.args.some(({ kind }) => kind === 'projection');
}

function ascribed(place: Place, value: Printed, type: Type): Printed {
  const text = type.kind === 'class' ? printUnprojected(place, type) : printType(place, type);
  return primary(['(', within(value, levels.conditional), `: ${text})`]);
}
