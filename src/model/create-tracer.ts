import type { SourceFile } from '../core/test-program.js';
import type { Language } from './language.js';
import type { Analyzer } from './source/analyzer.js';
import { addRecords, type Traced } from './trace/add-records.js';

/** What has programs record what they do; its analyser starts when it is first needed. */
export interface ProgramTracer {
  trace(files: readonly SourceFile[]): Promise<Traced>;
  close(): Promise<void>;
}

/** Makes the tracer of a language that can be traced. */
export function createTracer(language: Pick<Language, 'id' | 'trace' | 'syntax' | 'analyzer'>): ProgramTracer {
  const { trace: support, syntax, analyzer } = language;
  if (!support || !syntax || !analyzer) throw new Error(`programs of ${language.id} cannot be traced`);
  let opened: Promise<Analyzer> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return {
    trace(files) {
      // An analyser knows few programs at a time: one after the other.
      const traced = last.then(async () => {
        opened ??= analyzer.open();
        return addRecords(files, { support, syntax: await syntax(), analyzer: await opened });
      });
      last = traced.catch(() => undefined);
      return traced;
    },
    async close() {
      await (await opened)?.close();
    },
  };
}
