import type { JumpStatement, LoopStatement } from '../../../model/program/expression.js';
import { braces, type Doc, hardLine } from '../../../model/program/print/doc.js';
import type { Place } from '../../shared/kotlin-scala/dialect.js';
import { printExpression } from '../../shared/kotlin-scala/expressions.js';
import { typeClause } from '../../shared/kotlin-scala/types.js';

/** A loop around lines. One that has only a condition counts by itself before anything else, so that it always ends. */
export function printLoop(place: Place, loop: LoopStatement, lines: readonly Doc[]): Doc {
  const { id, name, type, label, over } = loop;
  const mark = label === undefined ? '' : `${label}@ `;
  if (over.kind === 'elements') {
    const head = `${mark}for (${name}${typeClause(place, id, type)} in `;
    return [head, printExpression(place, over.array).doc, ') ', braces(lines)];
  }
  if (over.form === 'for') return [`${mark}for (${name} in 0 until ${over.times}) `, braces(lines)];
  return [`var ${name} = 0`, hardLine, `${mark}while (${name} < ${over.times}) `, braces([`${name}++`, ...lines])];
}

/** What ends a loop or a turn of it. */
export function printJump({ kind, label }: JumpStatement): Doc {
  return label === undefined ? kind : `${kind}@${label}`;
}
