import { Damaged } from '../../core/byte-reader.js';
import { UserError } from '../../core/errors.js';
import type { SourceFile } from '../../core/test-program.js';
import { openZip } from '../../harness/archive/read-zip.js';
import { librarySources, mavenLibrary } from '../../harness/toolchains/library.js';
import { knownChecksum } from '../../harness/toolchains/known-checksum.js';
import { recallOrFind } from '../../harness/toolchains/memory.js';
import type { Language } from '../../model/language.js';
import type { Analysis, AnalyzerSupport } from '../../model/source/analyzer.js';
import { collectSeeds, type SeedCollector, type Seeds } from './collect-seeds.js';

/**
 * The files of a library's sources that analyse without errors, each alone with the compiled library and what that needs; the
 * others are counted by reason.
 */
export async function librarySeeds(where: string, language: Language, tell: (notice: string) => void): Promise<Seeds> {
  const { analyzer } = language;
  if (!analyzer?.takesJars) {
    throw new UserError(
      `${where} cannot be analysed as ${language.title}; name a folder with its sources instead, with --seeds DIR`,
    );
  }
  const { location, classPath } = await librarySources(where, tell);
  const collector = collectSeeds(language);
  readArchive(location, language, collector);
  const library = mavenLibrary(where.replace(/:sources$/, ''));
  const find = () => analyse(collector.files, language, { analyzer, classPath });
  const key = ['seeds', language.id, analyzer.compiler, where, await knownChecksum([location, ...classPath])] as const;
  const outcomes = await recallOrFind(key, find);
  const files = collector.files.filter((_, i) => outcomes[i] === 'typed');
  for (const outcome of outcomes) if (outcome !== 'typed') collector.leave(reasons[outcome] ?? outcome);
  return { files: files.map((file) => ({ ...file, libraries: [library] })), leftOut: collector.leftOut };
}

function readArchive(location: string, { extensions }: Language, collector: SeedCollector): void {
  try {
    const zip = openZip(location);
    try {
      const entries = zip.entries.filter(({ name }) => extensions.some((ending) => name.endsWith(ending)));
      for (const { name, read } of entries.sort((a, b) => (a.name < b.name ? -1 : 1)))
        collector.add(name, readOne(read));
    } finally {
      zip.close();
    }
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    throw new UserError(`${location} cannot be read: ${error.message}; remove it, so that it is fetched again`);
  }
}

function readOne(read: () => Uint8Array): { readonly bytes: Uint8Array } | { readonly reason: string } {
  try {
    return { bytes: read() };
  } catch (error) {
    if (error instanceof Damaged) return { reason: 'damaged' };
    throw error;
  }
}

interface AnalysisParts {
  readonly analyzer: AnalyzerSupport;
  readonly classPath: readonly string[];
}

const reasons: Readonly<Record<string, string>> = {
  rejected: 'with errors, compiled alone with the library',
  failed: 'not analysed in time',
} satisfies Record<Exclude<Analysis['kind'], 'typed'>, string>;

async function analyse(
  files: readonly SourceFile[],
  { separateFiles }: Language,
  { analyzer, classPath }: AnalysisParts,
): Promise<Analysis['kind'][]> {
  const opened = await analyzer.open(classPath);
  try {
    const kinds: Analysis['kind'][] = [];
    for (const file of files) kinds.push((await opened.analyze(separateFiles?.(file) ?? [file])).kind);
    return kinds;
  } finally {
    await opened.close();
  }
}
