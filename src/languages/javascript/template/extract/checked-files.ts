import { ts } from '../../../shared/typescript-javascript/typescript.js';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  types: [],
  noEmit: true,
};

/** A file with the types of all that is in it. */
interface CheckedFile {
  readonly file: ts.SourceFile;
  readonly checker: ts.TypeChecker;
}

/** Files in memory, with the types that TypeScript finds in them. */
export function checkedFiles(texts: ReadonlyMap<string, string>): ReadonlyMap<string, CheckedFile> {
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => texts.has(name) || disk.fileExists(name),
    readFile: (name) => texts.get(name) ?? disk.readFile(name),
    getSourceFile(name, ...rest) {
      const text = texts.get(name);
      if (text === undefined) return disk.getSourceFile(name, ...rest);
      return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
    },
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  const checker = program.getTypeChecker();
  const found = new Map<string, CheckedFile>();
  for (const path of texts.keys()) {
    const file = program.getSourceFile(path);
    if (file) found.set(path, { file, checker });
  }
  return found;
}
