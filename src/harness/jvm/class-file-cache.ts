import { nameOf } from '../../core/identity.js';
import { sourcesOf } from '../../core/sources.js';
import type { Compilable } from '../../core/test-program.js';
import type { ObserveOptions } from '../../core/toolchain.js';
import type { Compiled, CompileServers } from './server.js';

/** The class files of programs that were compiled lately: every tier runs the same ones. */
export interface ClassFileCache {
  compile(batch: readonly Compilable[], options: Pick<ObserveOptions, 'signal'>): Promise<Compiled[]>;
}

// More than all batches hold that are under way at once; what is forgotten is compiled again.
const mostPrograms = 1000;

/** Makes the cache of one toolchain. */
export function createClassFileCache({ emit }: Pick<CompileServers, 'emit'>, most = mostPrograms): ClassFileCache {
  const known = new Map<string, Compiled>();

  function remember(name: string, compiled: Compiled): void {
    // What went wrong by accident may go right next time.
    if (compiled.outcome.kind !== 'toolFailed') known.set(name, compiled);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
  }

  return {
    async compile(batch, { signal }) {
      const names = batch.map((program) => nameOf(...sourcesOf(program).flatMap(({ path, text }) => [path, text])));
      const results = new Map(names.map((name) => [name, known.get(name)]));
      const missing = batch.filter((_, i) => !results.get(names[i] as string));
      // A time that is given is for running: compiling has its own.
      const fresh = await emit(missing, { signal });
      for (const [i, program] of missing.entries()) {
        const name = names[batch.indexOf(program)] as string;
        results.set(name, fresh[i]);
        remember(name, fresh[i] as Compiled);
      }
      return names.map((name) => results.get(name) as Compiled);
    },
  };
}
