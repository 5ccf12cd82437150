import type { SourcePosition } from '../../core/outcome.js';
import type { SourceFile } from '../../core/test-program.js';
import type { ModelSupport } from '../../model/language.js';
import { locateNode, positionOf } from '../../model/program/print/locate-node.js';
import type { Wronged } from './fault.js';

/** Where the error is to be expected: at an expression, or where the text was changed. */
export function locate(
  model: ModelSupport,
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  { program, at, isAnywhere }: Wronged,
): SourcePosition | undefined {
  if (!at) return isAnywhere ? undefined : firstDifference(before, after);
  return locateNode((each) => model.print(each), program, at);
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
