import { braces, type Doc, hardLine, join } from '../../../model/program/print/doc.js';

/** A body in braces with an empty line between its parts, or nothing if there are none. */
export function printSections(sections: readonly Doc[]): Doc {
  return sections.length === 0 ? '' : [' ', braces(sections.map((doc, i) => (i === 0 ? doc : [hardLine, doc])))];
}

/** Lines that belong together, as one part; no part if there are none. */
export function together(lines: readonly Doc[]): Doc[] {
  return lines.length === 0 ? [] : [join(lines, hardLine)];
}
