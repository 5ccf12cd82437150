import type { LoopStatement } from '../../../model/program/expression.js';
import { braces, type Doc, hardLine } from '../../../model/program/print/doc.js';
import type { Place } from '../../shared/kotlin-scala/dialect.js';
import { printExpression } from '../../shared/kotlin-scala/expressions.js';

/** A loop around lines. One that has only a condition counts by itself before anything else, so that it always ends. */
export function printLoop(place: Place, { name, over }: LoopStatement, lines: readonly Doc[]): Doc {
  if (over.kind === 'elements')
    return [`for (${name} <- `, printExpression(place, over.array).doc, ') ', braces(lines)];
  if (over.form === 'for') return [`for (${name} <- 0 until ${over.times}) `, braces(lines)];
  return [`var ${name} = 0`, hardLine, `while (${name} < ${over.times}) `, braces([`${name} += 1`, ...lines])];
}
