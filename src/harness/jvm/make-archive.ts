import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { cacheFolder } from '../toolchains/cache-folder.js';
import { archiveKindOf, hasArchive, keepArchive, removeOldArchives, silentFlags } from './class-archive.js';
import type { JvmCompiler } from './jvm-compiler.js';
import { compilePlainly, type PlainRequest } from './plain-compile.js';

/** Makes the archive of a compiler's classes, with those that it needs for a small program; an error says why it cannot. */
export async function makeArchive(
  compiler: JvmCompiler,
  limits: PlainRequest['limits'],
  signal?: AbortSignal,
): Promise<void> {
  // The JVM takes such a path for those of two archives.
  if (cacheFolder().includes(delimiter)) throw new Error(`the path of the cache contains '${delimiter}'`);
  const program = compiler.selfTests.find(({ expected }) => expected === 'accepted');
  if (!program) throw new Error('there is no program to make an archive with');
  await removeOldArchives();
  const { file: name, writes } = archiveKindOf(compiler);
  const writing = { ...compiler, flags: [...compiler.flags, writes + name, ...silentFlags] };
  const options = { configuration: 'default', ...(signal && { signal }) };
  const ended = await compilePlainly({ compiler: writing, program, limits, options }, async ({ folder }) => {
    // The run may write only into its own folder.
    const made = join(dirname(folder), name);
    if (!existsSync(made)) return { kind: 'accepted, and there is no archive' };
    await keepArchive(compiler, made);
    return { kind: 'made' };
  });
  // If another process has made it meanwhile, a JVM refuses to write it again.
  if (!hasArchive(compiler)) throw new Error(`its classes cannot be archived: the run ended as ${ended.kind}`);
}
