import type { SourceFile } from '../../core/test-program.js';
import { separateByMarks } from '../../model/source/separate-by-marks.js';

/** A line that begins a file, as in the tests of the compiler itself. */
export const fileMark: RegExp = /^[ \t]*\/\/[ \t]*FILE:[ \t]*(\S+)[ \t\r]*$/m;

/** The files of a program that is written as one text, with lines `// FILE: a.kt`. */
export function separateFiles(whole: SourceFile): readonly SourceFile[] {
  return separateByMarks(whole, fileMark);
}
