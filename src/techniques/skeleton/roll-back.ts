import { applyEdits, type Edit } from '../../model/source/apply-edits.js';
import { lineAt } from '../../model/source/line-at.js';
import { errorLines } from '../../model/skeleton/error-lines.js';
import type { Reader } from './seeds.js';

/** The edits of a program that leave it without errors, and whether all of them do. */
export interface Kept {
  readonly kept: readonly Edit[];
  readonly sound: boolean;
}

/** Takes edits back until the program has no errors: first those in the lines of errors, then half of all. */
export async function keepSound(
  { analyzer, path, policy }: Reader,
  text: string,
  edits: readonly Edit[],
): Promise<Kept> {
  let kept = edits;
  for (let i = 0; i < policy.repairs && kept.length > 0; i++) {
    const edited = applyEdits(text, kept);
    const analysis = await analyzer.analyze([{ path, text: edited }]);
    if (analysis.kind === 'typed') return { kept, sound: i === 0 };
    const lines = analysis.kind === 'rejected' ? errorLines(analysis.diagnostics) : new Set<number>();
    const innocent = notIn(lines, edited, kept);
    kept = innocent.length < kept.length ? innocent : kept.filter((_, at) => at % 2 === i % 2);
  }
  return { kept: [], sound: edits.length === 0 };
}

function notIn(lines: ReadonlySet<number>, edited: string, edits: readonly Edit[]): Edit[] {
  let shift = 0;
  return edits.filter(({ start, end, text }) => {
    const from = lineAt(edited, start + shift);
    const to = lineAt(edited, start + shift + text.length);
    shift += text.length - (end - start);
    for (let line = from; line <= to; line++) if (lines.has(line)) return false;
    return true;
  });
}
