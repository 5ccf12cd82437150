import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../../../core/errors.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import { compilerOptions } from '../options.js';

/** What a library of TypeScript declares, as the checker knows it. */
export interface Declared {
  readonly checker: ts.TypeChecker;
  /** What it is imported from; empty for what needs no import. */
  readonly module: string;
  readonly exports: readonly Export[];
  /** What needs no import beside it. */
  readonly globals?: readonly Export[];
}

/** Something that a module exports, or that needs no import. */
export interface Export {
  /** What programs call it. */
  readonly name: string;
  readonly symbol: ts.Symbol;
}

/** What the libraries of the language declare up to a version of it: `es2022`. */
export function declaredByLanguage(version: string): Declared {
  const file = `lib.${version}.d.ts`;
  const folder = dirname(ts.getDefaultLibFilePath({}));
  if (!/^[a-z0-9.]+$/.test(version) || !existsSync(join(folder, file)))
    throw new UserError(`TypeScript has no library ${version}; for example, write lib:es2022`);
  const program = programOf('export {};', folder, { lib: [file] });
  const checker = program.getTypeChecker();
  const isOfLibrary = (symbol: ts.Symbol) =>
    symbol.declarations?.some((each) => program.isSourceFileDefaultLibrary(each.getSourceFile())) === true;
  const all = checker.getSymbolsInScope(rootOf(program), ts.SymbolFlags.Type | ts.SymbolFlags.Value);
  return {
    checker,
    module: '',
    exports: sorted(all.filter(isOfLibrary).map((each) => ({ name: each.name, symbol: each }))),
  };
}

/** What a package declares that was installed in a folder. */
export function declaredByPackage(name: string, folder: string): Declared {
  const program = programOf(`export * from '${name}';`, folder, {});
  const checker = program.getTypeChecker();
  const [statement] = rootOf(program).statements;
  const specifier = statement && ts.isExportDeclaration(statement) && statement.moduleSpecifier;
  const symbol = specifier && checker.getSymbolAtLocation(specifier);
  if (!symbol) throw new UserError(`${name} has no type declarations that TypeScript finds`);
  const all = checker.getExportsOfModule(symbol);
  const globals = checker.getSymbolsInScope(rootOf(program), ts.SymbolFlags.Type);
  return {
    checker,
    module: name,
    exports: sorted(all.map((each) => ({ name: each.name, symbol: original(checker, each) }))),
    globals: sorted(globals.map((each) => ({ name: each.name, symbol: each }))),
  };
}

/** What a name stands for that may be another name for it. */
function original(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
}

function sorted(exports: readonly Export[]): Export[] {
  return exports.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

const rootName = 'cupel-root.ts';

function rootOf(program: ts.Program): ts.SourceFile {
  const root = program.getSourceFiles().find(({ fileName }) => fileName.endsWith(rootName));
  if (!root) throw new Error('the checked program has no root');
  return root;
}

// The options under which programs are compared, so that the API is what they see.
function programOf(text: string, folder: string, more: ts.CompilerOptions): ts.Program {
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions(ts.version), folder);
  const all = { ...options, ...more };
  const host = ts.createCompilerHost(all);
  const root = join(folder, rootName);
  const plain = ts.createCompilerHost(all);
  host.fileExists = (path) => path === root || plain.fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    path === root ? ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true) : plain.getSourceFile(path, ...rest);
  return ts.createProgram([root], all, host);
}
