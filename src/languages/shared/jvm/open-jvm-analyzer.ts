import {
  createViewHost,
  type ViewAnswer,
  type ViewCompiler,
  type ViewRequest,
} from '../../../harness/jvm/view-host.js';
import type { Diagnostic } from '../../../core/outcome.js';
import type { SourceFile } from '../../../core/test-program.js';
import type { Analysis, Analyzer } from '../../../model/source/analyzer.js';
import type { TypedView } from '../../../model/source/typed-view.js';
import { readScope, readVisible } from './read-visible.js';
import { type SentView, readFiles } from './read-view.js';

/** An analyser in a JVM. A view can be asked as long as the analyser is open: what the JVM has forgotten it is told again. */
export async function openJvmAnalyzer(compiler: ViewCompiler): Promise<Analyzer> {
  const host = createViewHost(compiler);
  let views = 0;

  // The numbers of types follow from the program and from what was asked before, so both are repeated.
  async function renew(view: number, files: readonly SourceFile[], asked: readonly ViewRequest[]): Promise<void> {
    part(await host.ask({ view, files }), 'files');
    for (const question of asked) await host.ask(question);
  }

  function viewOf(view: number, files: readonly SourceFile[], sent: SentView): TypedView {
    const asked: ViewRequest[] = [];
    let last: Promise<unknown> = Promise.resolve();

    async function answerTo(question: ViewRequest): Promise<ViewAnswer> {
      const first = await host.ask(question);
      if (!first.unknown && first.crashed === undefined) return first;
      await renew(view, files, asked);
      return host.ask(question);
    }

    // One after the other, so that types are numbered in the order of the questions.
    function ask(question: Readonly<Record<string, unknown>>, name: string): Promise<unknown> {
      const request = { view, ...question };
      const answer = last.then(async () => {
        const found = part(await answerTo(request), name);
        if (name !== 'assignable') asked.push(request);
        return found;
      });
      last = answer.catch(() => undefined);
      return answer;
    }

    return {
      files: readFiles(files, sent),
      declarations: sent.declarations,
      async scopesAt(places) {
        return ((await ask({ scopes: places }, 'scopes')) as unknown[][]).map(readScope);
      },
      async membersOf(type, place) {
        return ((await ask({ members: { type, ...place } }, 'members')) as unknown[]).map(readVisible);
      },
      async areAssignable(pairs) {
        return (await ask({ assignable: pairs }, 'assignable')) as boolean[];
      },
    };
  }

  return {
    async analyze(files): Promise<Analysis> {
      const view = views++;
      const answer = await host.ask({ view, files });
      if (Array.isArray(answer.rejected)) return { kind: 'rejected', diagnostics: answer.rejected.map(diagnosticOf) };
      const failure = failureIn(answer);
      if (failure !== undefined) return { kind: 'failed', message: failure };
      return { kind: 'typed', view: viewOf(view, files, answer as unknown as SentView) };
    },
    close: () => host.close(),
  };
}

function failureIn({ crashed, timedOut, failed }: ViewAnswer): string | undefined {
  if (timedOut !== undefined) return `it did not end in time\n${String(timedOut)}`;
  const failure = crashed ?? failed;
  return failure === undefined ? undefined : String(failure);
}

function part(answer: ViewAnswer, name: string): unknown {
  const failure = failureIn(answer);
  if (failure !== undefined) throw new Error(failure);
  if (answer[name] === undefined) throw new Error(`the analyser did not answer with ${name}`);
  return answer[name];
}

function diagnosticOf(sent: unknown): Diagnostic {
  const { file, line, column, code, message } = sent as {
    readonly file?: string;
    readonly line?: number;
    readonly column?: number;
    readonly code: string;
    readonly message: string;
  };
  return { ...(file && line && { at: { file, line, column: column ?? 1 } }), code, message };
}
