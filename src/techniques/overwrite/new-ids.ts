import type { Program } from '../../model/program/program.js';
import { rewriteProgram } from '../../model/program/rewrite.js';

/** Gives ids that no node of a program has. */
export function newIds(program: Program): () => number {
  let last = 0;
  rewriteProgram(program, (part) => {
    if ('id' in part && typeof part.id === 'number') last = Math.max(last, part.id);
    return undefined;
  });
  return () => ++last;
}
