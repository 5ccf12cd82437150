import type { SourceFile } from '../../core/test-program.js';

const publicType =
  /^(?:@\w+\s+)*public\s+(?:(?:abstract|final|sealed|non-sealed|static|strictfp)\s+)*(?:class|interface|enum|record|@interface)\s+([A-Za-z_]\w*)/m;

/** A file with the name that its public class asks for (JLS 7.6). */
export function separateFiles({ path, text }: SourceFile): readonly SourceFile[] {
  const name = publicType.exec(text)?.[1];
  return [{ path: name === undefined ? path : `${name}.java`, text }];
}
