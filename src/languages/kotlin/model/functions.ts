import type {
  ConstructorExpression,
  LambdaExpression,
  ReferenceExpression,
} from '../../../model/program/expression.js';
import { earlyResults } from '../../../model/program/flow.js';
import { type Doc, fresh, group, hardLine, indent, spaceLine } from '../../../model/program/print/doc.js';
import { levels, type Printed } from '../../../model/program/print/precedence.js';
import type { Type } from '../../../model/types/type.js';
import type { Place } from '../../shared/kotlin-scala/dialect.js';
import { primary, printCallee, printExpression } from '../../shared/kotlin-scala/expressions.js';
import { printBlockLines } from '../../shared/kotlin-scala/statements.js';
import { printUnprojected, typeClause } from '../../shared/kotlin-scala/types.js';

/** A lambda; one that stands for a functional interface is given to that interface's constructor. */
export function printLambda(place: Place, lambda: LambdaExpression): Printed {
  const maker = constructorOf(place, lambda.type);
  const doc = printBraces(place, lambda);
  return maker === undefined ? { doc, level: levels.lambda } : primary([maker, ' ', doc]);
}

function printBraces(around: Place, { id, parameters, body }: LambdaExpression): Doc {
  // A return without a label would leave the function around.
  const label = earlyResults(body).length > 0 ? `at${id}` : undefined;
  const place = { ...around, returned: label };
  const names = parameters.map(({ name, type }) => `${name}${typeClause(place, id, type)}`);
  const open = label === undefined ? '{' : `${label}@{`;
  const head = names.length === 0 ? open : `${open} ${names.join(', ')} ->`;
  if (body.statements.length === 0 && body.result)
    return group([head, indent([spaceLine, printExpression(place, body.result).doc]), spaceLine, '}']);
  const lines = printBlockLines(place, body);
  return [head, fresh(indent(lines.map((line) => [hardLine, line]))), hardLine, '}'];
}

/** A method as a value. A companion's method belongs to an object, which has a name of its own. */
export function printReference(place: Place, { callee, name, type }: ReferenceExpression): Printed {
  const before = printCallee(place, callee) ?? '';
  return converted(place, [before, callee.kind === 'static' ? '.Companion' : '', `::${name}`], type);
}

/** A constructor as a value. */
export function printConstructor(place: Place, { of, type }: ConstructorExpression): Printed {
  if (of.kind === 'array') throw new Error('there is no reference to the constructor of an array in Kotlin');
  return converted(place, `::${of.name}`, type);
}

function converted(place: Place, doc: Doc, type: Type): Printed {
  const maker = constructorOf(place, type);
  return primary(maker === undefined ? doc : [maker, '(', doc, ')']);
}

// The type arguments of a call, which this is, are no projections (Kotlin specification, SAM conversions).
function constructorOf(place: Place, type: Type): string | undefined {
  return type.kind === 'class' ? printUnprojected(place, type) : undefined;
}
