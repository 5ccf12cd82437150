import type { SourceFile } from './test-program.js';

// A segment begins with a character that no compiler takes for an option (-) or a list of arguments (@), and that names
// neither a parent (..) nor a hidden file; and it holds none that a shell, a terminal or another system reads otherwise.
const segment = /^[\p{L}\p{N}_(][\p{L}\p{M}\p{N} _.+~,()=@!-]*$/u;

/** The endings of files that programs may consist of: nothing that tells a compiler or an engine what to do. */
export const sourceEndings: readonly string[] = [
  ...['.ts', '.tsx', '.mts', '.cts', '.js', '.mjs', '.cjs'],
  ...['.java', '.kt', '.scala', '.groovy'],
];

// Folders that toolchains read otherwise than as source files, wherever they are.
const meaningful = new Set(['node_modules', 'meta-inf']);

// Folders that cupel itself makes beside the files of a program.
const own = new Set(['out', 'klib', 'js', 'declarations', 'coverage']);

const longestPath = 500;
const longestSegment = 200;
const mostFiles = 1000;

/** Why a path must not be that of a program's file; nothing if it may be. */
export function pathFault(path: string): string | undefined {
  if (path.length > longestPath) return `is longer than ${longestPath} characters`;
  const segments = path.split('/');
  if (segments.some((each) => each === '' || each === '.' || each === '..')) return 'leaves the folder of its program';
  if (!segments.every((each) => segment.test(each) && each.length <= longestSegment))
    return 'has characters that file names of programs must not have';
  const folders = segments.slice(0, -1).map((each) => each.toLowerCase());
  if (folders.some((each) => meaningful.has(each)) || own.has(folders[0] ?? '')) return 'names a reserved folder';
  return sourceEndings.some((ending) => path.endsWith(ending)) ? undefined : 'is not that of a source file';
}

/** Why files must not be those of one program; nothing if they may be. */
export function filesFault(files: readonly Pick<SourceFile, 'path'>[]): string | undefined {
  if (files.length > mostFiles) return `there are more than ${mostFiles} files`;
  const seen = new Set<string>();
  for (const { path } of files) {
    const fault = pathFault(path);
    if (fault) return `the path ${JSON.stringify(path.slice(0, longestPath))} ${fault}`;
    // Also on a file system that does not distinguish cases.
    const name = path.toLowerCase();
    if (seen.has(name)) return `the path ${JSON.stringify(path)} is there twice`;
    seen.add(name);
  }
  return undefined;
}
