import type { Diagnostic } from '../../../core/outcome.js';
import type { Analyzer } from '../../../model/source/analyzer.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import { type CheckedProgram, createReader, pathOf } from './checked-program.js';
import { createView } from './create-view.js';

/** The compiler that comes with cupel, in this process. */
export async function openAnalyzer(): Promise<Analyzer> {
  let read = createReader();
  return {
    async analyze(files) {
      try {
        const checked = read(files);
        const diagnostics = errorsOf(checked);
        return diagnostics.length > 0
          ? { kind: 'rejected', diagnostics }
          : { kind: 'typed', view: createView(checked) };
      } catch (error) {
        // What it kept of other programs may be broken.
        read = createReader();
        return { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
      }
    },
    async close() {},
  };
}

// As the command line does: errors in the syntax keep the types from being checked.
function errorsOf({ program, sources }: CheckedProgram): Diagnostic[] {
  const syntactic = sources.flatMap((source) => program.getSyntacticDiagnostics(source));
  const all = syntactic.length > 0 ? syntactic : sources.flatMap((source) => program.getSemanticDiagnostics(source));
  return all.filter(({ category }) => category === ts.DiagnosticCategory.Error).map(diagnosticOf);
}

function diagnosticOf({ file, start = 0, code, messageText }: ts.Diagnostic): Diagnostic {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0] as string;
  if (!file) return { code: `TS${code}`, message };
  const { line, character } = ts.getLineAndCharacterOfPosition(file, start);
  return { at: { file: pathOf(file), line: line + 1, column: character + 1 }, code: `TS${code}`, message };
}
