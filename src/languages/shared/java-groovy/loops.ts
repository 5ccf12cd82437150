import type { LoopStatement } from '../../../model/program/expression.js';
import { braces, type Doc, hardLine } from '../../../model/program/print/doc.js';
import type { Place } from './place.js';
import { printType } from './types.js';

/** A loop around lines. One that has only a condition counts by itself before anything else, so that it always ends. */
export function printLoop(place: Place, loop: LoopStatement, lines: readonly Doc[]): Doc {
  const { id, name, type, label, over } = loop;
  const { terminator, untyped } = place.dialect;
  const mark = label === undefined ? '' : `${label}: `;
  const shown = `${place.omitted.has(id) ? untyped : printType(place, type)} ${name}`;
  if (over.kind === 'elements')
    return [`${mark}for (${shown} : `, place.print(place, over.array, 'free').doc, ') ', braces(lines)];
  const below = `${name} < ${over.times}`;
  if (over.form === 'for') return [`${mark}for (${shown} = 0; ${below}; ${name}++) `, braces(lines)];
  const head = [`${shown} = 0${terminator}`, hardLine, `${mark}while (${below}) `];
  return [head, braces([`${name}++${terminator}`, ...lines])];
}
