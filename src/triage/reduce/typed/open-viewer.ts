import { UserError } from '../../../core/errors.js';
import type { SourceFile } from '../../../core/test-program.js';
import type { Language } from '../../../model/language.js';
import type { Candidate } from '../../../model/reduction.js';
import type { Analyzer } from '../../../model/source/analyzer.js';
import type { TypedView } from '../../../model/source/typed-view.js';

/** Tells the types of programs under reduction. */
export interface Viewer {
  /** Nothing where the program has errors, or nothing analyses the language. */
  viewOf(candidate: Candidate): Promise<TypedView | undefined>;
  close(): Promise<void>;
}

/** The analyser of a language, opened when it is first asked; one that is not installed tells nothing. */
export function openViewer({ analyzer: support }: Pick<Language, 'analyzer'>): Viewer {
  let opening: Promise<Analyzer | undefined> | undefined;
  let last: { readonly files: readonly SourceFile[]; readonly view: Promise<TypedView | undefined> } | undefined;

  async function analyze(files: readonly SourceFile[]): Promise<TypedView | undefined> {
    opening ??= open();
    const analysis = await (await opening)?.analyze(files);
    return analysis?.kind === 'typed' ? analysis.view : undefined;
  }

  async function open(): Promise<Analyzer | undefined> {
    return support?.open().catch((error: unknown) => {
      if (error instanceof UserError) return undefined;
      throw error;
    });
  }

  return {
    async viewOf({ files, libraries }) {
      // Programs with libraries would need an analyser for each.
      if (!support || libraries) return undefined;
      if (last?.files !== files) last = { files, view: analyze(files) };
      return last.view;
    },
    close: async () => (await opening)?.close(),
  };
}
