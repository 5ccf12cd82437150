import type { SourcePosition } from '../../core/outcome.js';
import type { SourceFile } from '../../core/test-program.js';
import type { ModelSupport } from '../../model/language.js';
import { replaceNode } from '../../model/program/rewrite.js';
import type { Wronged } from './fault.js';

const mark = 'expectedError';

/** Where the error is to be expected: at an expression, or where the text was changed. */
export function locate(
  model: ModelSupport,
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  { program, at, isAnywhere }: Wronged,
): SourcePosition | undefined {
  if (!at) return isAnywhere ? undefined : firstDifference(before, after);
  // A name that is nowhere else takes the expression's place, and is looked for.
  const marked = replaceNode(program, at, { kind: 'variable', id: at.id, type: at.type, name: mark });
  for (const { path, text } of model.print(marked)) {
    const offset = text.indexOf(mark);
    if (offset >= 0) return positionOf(path, text, offset);
  }
  return undefined;
}

function firstDifference(before: readonly SourceFile[], after: readonly SourceFile[]): SourcePosition | undefined {
  for (const { path, text } of after) {
    const old = before.find((file) => file.path === path)?.text ?? '';
    let offset = 0;
    while (offset < text.length && text[offset] === old[offset]) offset++;
    if (offset < text.length) return positionOf(path, text, offset);
  }
  return undefined;
}

function positionOf(file: string, text: string, offset: number): SourcePosition {
  const lines = text.slice(0, offset).split('\n');
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
