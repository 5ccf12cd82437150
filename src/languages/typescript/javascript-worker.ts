// A worker process that compiles batches with the JavaScript implementation of TypeScript given as its argument.
import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import type ts from 'typescript';
import type { Diagnostic, Outcome } from '../../core/outcome.js';
import type { SourceFile } from '../../core/test-program.js';
import { frameOf, onFrames, writeFrame } from '../../harness/process/frames.js';
import { outcomeOf } from './diagnostics.js';
import { syntaxMark } from './parser-codes.js';

/** What the worker is asked: the programs of a batch and the options of a tsconfig.json. */
export interface WorkerRequest {
  readonly programs: readonly (readonly SourceFile[])[];
  readonly compilerOptions: Record<string, unknown>;
}

const root = '/cupel';
Error.stackTraceLimit = 100;
const compiler = createRequire(import.meta.url)(process.argv[2] as string) as typeof ts;
let libraries = new Map<string, ts.SourceFile | undefined>();

process.stdin.on('end', () => process.exit(0));
onFrames(process.stdin, (value) => writeFrame(process.stdout, compileAll(value as WorkerRequest)));
writeFrame(process.stdout, 'ready');

// Written at once and not queued: the process may be killed before it next yields.
function writePosition(at: number): void {
  try {
    writeSync(process.stdout.fd, frameOf({ at }));
  } catch (error) {
    // The pipe is full while cupel is busy elsewhere. An older position makes the search for a culprit longer, not wrong.
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
  }
}

function compileAll(request: WorkerRequest): Outcome[] {
  const options = compiler.convertCompilerOptionsFromJson(request.compilerOptions, root).options;
  const outcomes: Outcome[] = [];
  while (outcomes.length < request.programs.length) {
    const rest = request.programs.slice(outcomes.length);
    outcomes.push(...compileUntilCrash(rest, outcomes.length, options));
  }
  return outcomes;
}

// One ts.Program for all; it is not used any more once the compiler has thrown in the middle of its work.
function compileUntilCrash(programs: WorkerRequest['programs'], first: number, options: ts.CompilerOptions): Outcome[] {
  const outcomes: Outcome[] = [];
  try {
    const program = createProgram(programs, first, options);
    for (const [i, files] of programs.entries()) {
      writePosition(first + i);
      outcomes.push(outcomeOf(diagnose(program, files, folder(first + i))));
    }
  } catch (error) {
    libraries = new Map();
    if (outcomes.length === 0 && programs.length > 1) {
      // Parsing or binding may have met any of them: the first one is tried alone.
      return compileUntilCrash(programs.slice(0, 1), first, options);
    }
    outcomes.push({ kind: 'crashed', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
  return outcomes;
}

function createProgram(programs: WorkerRequest['programs'], first: number, options: ts.CompilerOptions): ts.Program {
  const files = new Map<string, string>();
  for (const [i, program] of programs.entries()) {
    for (const file of program) files.set(`${folder(first + i)}${file.path}`, file.text);
  }
  const base = compiler.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...base,
    getCurrentDirectory: () => root,
    fileExists: (name) => files.has(name) || base.fileExists(name),
    readFile: (name) => files.get(name) ?? base.readFile(name),
    directoryExists: (name) => name.startsWith(root) || base.directoryExists?.(name) === true,
    getSourceFile(name, language) {
      const text = files.get(name);
      if (text !== undefined) return compiler.createSourceFile(name, text, language);
      if (!libraries.has(name)) libraries.set(name, base.getSourceFile(name, language));
      return libraries.get(name);
    },
  };
  return compiler.createProgram([...files.keys()], options, host);
}

// As the command line does: errors in the syntax keep the types from being checked.
function diagnose(program: ts.Program, files: readonly SourceFile[], below: string): Diagnostic[] {
  const sources = files.map((file) => program.getSourceFile(`${below}${file.path}`) as ts.SourceFile);
  const syntactic = sources.flatMap((source) => program.getSyntacticDiagnostics(source));
  const all = syntactic.length > 0 ? syntactic : sources.flatMap((source) => program.getSemanticDiagnostics(source));
  return all
    .filter((diagnostic) => diagnostic.category === compiler.DiagnosticCategory.Error)
    .map((diagnostic) => convert(diagnostic, below));
}

function convert({ file, start = 0, code: number, messageText }: ts.Diagnostic, below: string): Diagnostic {
  const code = `TS${number}`;
  const message = (typeof messageText === 'string' ? messageText : messageText.messageText).split('\n')[0] as string;
  if (!file) return { code, message };
  const { line, character } = compiler.getLineAndCharacterOfPosition(file, start);
  const path = file.fileName.startsWith(below) ? file.fileName.slice(below.length) : file.fileName;
  return { at: { file: path, line: line + 1, column: character + 1 }, code, message, ...syntaxMark(code) };
}

function folder(index: number): string {
  return `${root}/p${index}/`;
}
