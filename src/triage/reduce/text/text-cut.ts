import type { SourceFile } from '../../../core/test-program.js';
import type { Candidate } from '../../../model/reduction.js';

/** A piece of the text of a file that goes, or has another text in its place. */
export interface TextCut {
  readonly file: number;
  readonly start: number;
  readonly end: number;
  readonly instead?: string;
}

/** A program with these cuts made. What lies within a larger cut goes with it. */
export function cutText(candidate: Candidate, cuts: readonly TextCut[]): Candidate {
  return {
    files: candidate.files.map((file, i) =>
      cutFile(
        file,
        cuts.filter((cut) => cut.file === i),
      ),
    ),
  };
}

function cutFile(file: SourceFile, cuts: readonly TextCut[]): SourceFile {
  const ordered = [...cuts].sort((a, b) => a.start - b.start || b.end - a.end);
  let text = '';
  let position = 0;
  for (const { start, end, instead = '' } of ordered) {
    if (start < position) continue;
    text += file.text.slice(position, start) + instead;
    position = end;
  }
  return { ...file, text: text + file.text.slice(position) };
}
