import { braces, type Doc, hardLine } from '../../../model/program/print/doc.js';
import type { Main } from '../../../model/program/program.js';

/** The statements that run the program. The types of consoles are those of hosts, and none is meant here. */
export function printMain({ function: name, rounds }: Main): Doc[] {
  const lines: Doc[] = [];
  if (rounds > 0) {
    const counted = `checksum = (31 * checksum + letter.charCodeAt(0)) | 0;`;
    const round: Doc = [`for (const letter of ${name}()) `, braces([counted])];
    lines.push('let checksum = 0;', [`for (let round = 0; round < ${rounds}; round++) `, braces([round])]);
  }
  lines.push(`console.log(${name}());`);
  if (rounds > 0) lines.push('console.log(String(checksum));');
  return [
    'declare const console: { log(text: string): void };',
    lines.flatMap((line, i) => (i > 0 ? [hardLine, line] : [line])),
  ];
}
