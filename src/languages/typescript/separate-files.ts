import type { SourceFile } from '../../core/test-program.js';
import { separateByMarks } from '../../model/source/separate-by-marks.js';

// A line that begins a file, as in the tests of the compiler itself.
const mark = /^[ \t]*\/\/[ \t]*@filename:[ \t]*(\S+)[ \t]*$/im;

/** The files of a program that is written as one text, with lines `// @filename: a.ts`. */
export function separateFiles(whole: SourceFile): readonly SourceFile[] {
  return separateByMarks(whole, mark);
}
