import type { Compilable, SourceFile } from './test-program.js';

/** The files that a compiler sees: the body with the text of its driver, whose shared parts may be written by a name. */
export function sourcesOf(
  { files, driver }: Pick<Compilable, 'files' | 'driver'>,
  write: (shared: string) => string = (shared) => shared,
): readonly SourceFile[] {
  if (driver?.kind !== 'attached') return files;
  const { file, offset } = driver.at;
  const text = driver.parts.map((part) => (typeof part === 'string' ? part : write(part.shared))).join('');
  return files.map((each) =>
    each.path === file ? { ...each, text: each.text.slice(0, offset) + text + each.text.slice(offset) } : each,
  );
}
