import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../../../core/errors.js';
import { javaCommand } from '../../../harness/jvm/java-command.js';
import { usualJdk } from '../../../harness/jvm/jdks.js';
import { metadataClasses, serverClasses } from '../../../harness/jvm/server-classes.js';
import { runProcess } from '../../../harness/process/run-process.js';
import { withTemporaryFolder } from '../../../harness/process/temporary-folder.js';
import { libraryJars, mavenLibrary } from '../../../harness/toolchains/library.js';
import type { FoundClass } from '../../shared/jvm/api/class-finder.js';
import type { DecodedMetadata } from './kotlin-metadata.js';

// The newest one reads what all compilers before it wrote.
const decoder = 'maven:org.jetbrains.kotlin:kotlin-metadata-jvm:2.4.20';

/** The newest version of the language whose declarations are read. */
export const newestKotlin = '2.4';

const limits = { millis: 120_000, bytes: 2 * 1024 ** 3 };

/** What is decoded: the metadata of a class file, or a file of built-in declarations. */
export type EncodedMetadata = Readonly<Record<string, unknown>> & { readonly name: string };

/** Decodes metadata of Kotlin. */
export interface MetadataDecoder {
  decode(encoded: readonly EncodedMetadata[]): Promise<DecodedMetadata[]>;
  /** The standard library that it is built with. */
  readonly standardLibrary: string;
}

/** Makes a decoder ready, which is a program for the JVM: the form of the metadata is known to a library of Kotlin only. */
export async function openDecoder(tell: (text: string) => void): Promise<MetadataDecoder> {
  const { jar, needed } = await libraryJars(mavenLibrary(decoder), tell);
  const jdk = usualJdk();
  const jars = [jar, ...needed];
  const classPath = [await metadataClasses(jdk, jars), await serverClasses(jdk), ...jars];
  const standardLibrary = needed.find((path) => /kotlin-stdlib-[\d.]+\.jar$/.test(path));
  if (standardLibrary === undefined) throw new UserError(`${decoder} came without the standard library of Kotlin`);
  return {
    standardLibrary,
    decode: (encoded) =>
      withTemporaryFolder(async (folder) => {
        const [asked, answered] = [join(folder, 'asked.json'), join(folder, 'answered.json')];
        await writeFile(asked, JSON.stringify(encoded));
        const { command, args } = javaCommand(
          { jdk, classPath, main: 'cupel.metadata.Main' },
          ['-Xshare:auto', '-XX:TieredStopAtLevel=1', '-Xss8m'],
          [asked, answered],
        );
        const result = await runProcess({ command, args, cwd: folder, limits });
        if (result.ended !== 'exited' || result.exitCode !== 0)
          throw new UserError(`metadata of Kotlin cannot be decoded: ${result.stderr.split('\n')[0] || result.ended}`);
        return JSON.parse(await readFile(answered, 'utf8')) as DecodedMetadata[];
      }),
  };
}

/** The metadata of a class file; nothing if Kotlin did not write it. */
export function encodedIn({ file }: FoundClass): EncodedMetadata | undefined {
  const annotation = file.annotations.find(({ type }) => type === 'Lkotlin/Metadata;');
  return annotation && { name: file.name, ...Object.fromEntries(annotation.values) };
}
