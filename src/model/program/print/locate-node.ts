import type { SourcePosition } from '../../../core/outcome.js';
import type { SourceFile } from '../../../core/test-program.js';
import type { Expression } from '../expression.js';
import type { Program } from '../program.js';
import { replaceNode } from '../rewrite.js';

const mark = 'expectedError';

/** Where an expression begins in the text of a program. */
export function locateNode(
  print: (program: Program) => readonly SourceFile[],
  program: Program,
  node: Expression,
): SourcePosition | undefined {
  // A name that is nowhere else takes the expression's place, and is looked for.
  const marked = replaceNode(program, node, { kind: 'variable', id: node.id, type: node.type, name: mark });
  for (const { path, text } of print(marked)) {
    const offset = text.indexOf(mark);
    if (offset >= 0) return positionOf(path, text, offset);
  }
  return undefined;
}

/** The line and the column of an offset in a file. */
export function positionOf(file: string, text: string, offset: number): SourcePosition {
  const lines = text.slice(0, offset).split('\n');
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
