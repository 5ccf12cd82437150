import { hasArchive } from './class-archive.js';
import type { JvmCompiler } from './jvm-compiler.js';
import { makeArchive } from './make-archive.js';
import type { PlainRequest } from './plain-compile.js';

// Making an archive costs as much as two runs, and saves a quarter to a half of each (`npm run bench -- cold-start`), but
// with ECJ: it pays after four to eight of them. Where there were more, more will follow.
const enoughRuns = 12;

/** The archive of a compiler that is made in the background once it has been run often without one. */
export interface ArchiveByNeed {
  countRun(): void;
  /** Stops making it. */
  close(): Promise<void>;
}

/** Begins to count. */
export function archiveByNeed(compiler: JvmCompiler, limits: PlainRequest['limits']): ArchiveByNeed {
  const stop = new AbortController();
  let runs = 0;
  let making: Promise<void> | undefined;
  return {
    countRun() {
      if (++runs !== enoughRuns || hasArchive(compiler)) return;
      // Without it everything works as before; whoever asks for it, by `cupel toolchains add`, is told why there is none.
      making = makeArchive(compiler, limits, stop.signal).catch(() => undefined);
    },
    async close() {
      stop.abort();
      await making;
    },
  };
}
