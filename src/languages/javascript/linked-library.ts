import { readFile, realpath } from 'node:fs/promises';
import type { Limits } from '../../core/toolchain.js';
import { runProcess } from '../../harness/process/run-process.js';

/** Where the version of an engine is found that does not tell it: in the library that its shell is linked with. */
export interface LinkedLibrary {
  /** The beginning of the name of the library, up to `.so`. */
  readonly library: RegExp;
  /** What the text of the library says of its version. */
  readonly mark: RegExp;
}

const limits: Limits = { millis: 10_000, bytes: 1024 ** 3 };

/** The library that a program is linked with, and its version; nothing if it is linked with none of that name. */
export async function findLinked(
  binary: string,
  { library, mark }: LinkedLibrary,
): Promise<{ readonly version: string; readonly files: readonly string[] } | undefined> {
  if (process.platform !== 'linux') return undefined;
  const { stdout } = await runProcess({ command: 'ldd', args: [binary], limits });
  const line = stdout.split('\n').find((each) => library.test(each));
  const path = line && / => (\S+)/.exec(line)?.[1];
  if (!path) return undefined;
  const file = await realpath(path);
  const told = mark.exec(await readFile(file, 'latin1'))?.[1];
  // The number of the file is that of the interface and not of the release, but better than none.
  const version = told ?? /\.so\.([\d.]+)$/.exec(file)?.[1];
  return version === undefined ? undefined : { version, files: [file] };
}
