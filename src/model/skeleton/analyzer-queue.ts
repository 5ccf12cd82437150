import type { Analyzer, AnalyzerSupport } from '../source/analyzer.js';

/** An analyser that is opened when it is first needed, and does one piece of work after the other. */
export interface AnalyzerQueue {
  /** An analyser keeps few views in memory, so that two pieces of work at once would drive out each other's. */
  use<T>(work: (analyzer: Analyzer) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Makes the queue of an analyser. */
export function analyzerQueue(support: AnalyzerSupport): AnalyzerQueue {
  let opened: Promise<Analyzer> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return {
    use(work) {
      opened ??= support.open();
      const analyzer = opened;
      const done = last.then(async () => work(await analyzer));
      last = done.catch(() => undefined);
      return done;
    },
    async close() {
      await last;
      await (await opened)?.close();
    },
  };
}
