import type { SourceFile } from '../../../core/test-program.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import { compilerOptions } from '../options.js';

/** A program with its checker. */
export interface CheckedProgram {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly sources: readonly ts.SourceFile[];
}

const root = '/cupel/';

/** The path of a file as its program gives it. */
export function pathOf(file: ts.SourceFile): string {
  return file.fileName.startsWith(root) ? file.fileName.slice(root.length) : file.fileName;
}

/** Reads programs one after the other; the files of the library, and those that stay the same, are parsed only once. */
export function createReader(): (files: readonly SourceFile[]) => CheckedProgram {
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions(ts.version), root);
  const disk = ts.createCompilerHost(options, true);
  const libraries = new Map<string, ts.SourceFile | undefined>();
  let last: ts.Program | undefined;

  return (files) => {
    const texts = new Map(files.map(({ path, text }) => [root + path, text]));
    const before = last;
    const host: ts.CompilerHost = {
      ...disk,
      getCurrentDirectory: () => root,
      // Imports reach other files of the program, and nothing else of this machine.
      fileExists: (name) => texts.has(name) || (isLibrary(name) && disk.fileExists(name)),
      readFile: (name) => texts.get(name) ?? (isLibrary(name) ? disk.readFile(name) : undefined),
      directoryExists: (name) => name.startsWith(root) || `${name}/` === root,
      realpath: (name) => name,
      getDirectories: () => [],
      getSourceFile(name, language) {
        const text = texts.get(name);
        if (text !== undefined) {
          const known = before?.getSourceFile(name);
          return known?.text === text ? known : ts.createSourceFile(name, text, language, true);
        }
        if (!libraries.has(name)) libraries.set(name, disk.getSourceFile(name, language));
        return libraries.get(name);
      },
    };
    const program = ts.createProgram([...texts.keys()], options, host, before);
    last = program;
    const sources = [...texts.keys()].map((name) => program.getSourceFile(name)).filter((file) => file !== undefined);
    return { program, checker: program.getTypeChecker(), sources };
  };
}

const libraryFolder = ts.getDefaultLibFilePath({}).replace(/[^/\\]*$/, '');

function isLibrary(name: string): boolean {
  return name.startsWith(libraryFolder) && /[/\\]lib(\.[\w.]+)?\.d\.ts$/.test(name);
}
